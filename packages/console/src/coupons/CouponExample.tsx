import type { CouponInput } from '@crossdock/contract/couponShapes.ts';
import { type CouponTerms, couponDeduction } from '@crossdock/domain/coupons/rules.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import { TextBox, Unit } from '@crossdock/ui/controls.tsx';
import { wholeFromText } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';

/** Undefined while something that is typed is no number. */
function termsOf(input: CouponInput): CouponTerms | undefined {
  const { type, amountMinor = 0, rateBp = 0, maxMinor = null, base = 'freight', rules } = input;
  const numbers = [
    amountMinor,
    rateBp,
    maxMinor ?? 0,
    ...(rules?.conditions ?? []).map((one) => one.atLeast),
  ];
  if (numbers.some((one) => !Number.isSafeInteger(one)) || amountMinor + rateBp === 0) return undefined;
  return { type, amountMinor, rateBp, maxMinor, base, rules: rules ?? { join: 'and', conditions: [] } };
}

/** The coupon as a sentence, and what it does to an order that somebody makes up: the product's own rules judge. */
export function CouponExample({ input }: { input: CouponInput }) {
  const words = useCouponWords();
  const { currency } = useFormatting();
  const digits = currencyExponent(currency);
  const [order, setOrder] = useState({ freight: '800', fees: '200', weight: '5' });
  const terms = termsOf(input);
  const box = (name: keyof typeof order, unit: string) => (
    <TextBox
      label={t(`coupons.example.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<Unit>{unit}</Unit>}
      value={order[name]}
      onChange={(event) => {
        // Read before the state changes: the event is gone by then.
        const { value } = event.currentTarget;
        setOrder((before) => ({ ...before, [name]: value }));
      }}
    />
  );
  const freightMinor = wholeFromText(order.freight, digits) ?? 0;
  const totalMinor = freightMinor + (wholeFromText(order.fees, digits) ?? 0);
  const found =
    terms &&
    couponDeduction(terms, { freightMinor, totalMinor, billingWeightG: wholeFromText(order.weight, 3) ?? 0 });
  return (
    <div className={classes.example}>
      <p className={classes.sentence}>{terms ? words.sentence(terms) : t('coupons.sentence.none')}</p>
      <div className={classes.three}>
        {box('freight', currency)}
        {box('fees', currency)}
        {box('weight', 'kg')}
      </div>
      {found ? (
        <p aria-live="polite" className={'unmet' in found ? classes.no : classes.yes}>
          {'unmet' in found
            ? t('coupons.example.no', {
                why: words.conditions({ join: found.join, conditions: found.unmet }),
              })
            : t('coupons.example.yes', {
                amount: words.money(found.amountMinor),
                total: words.money(totalMinor),
                left: words.money(totalMinor - found.amountMinor),
              })}
        </p>
      ) : null}
    </div>
  );
}
