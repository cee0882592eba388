import type { CouponInput } from '@crossdock/contract/coupons/shapes.ts';
import { alwaysValidCopy, couponDecision } from '@crossdock/domain/coupons/decision.ts';
import type { CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { useCouponWords } from './couponWords.ts';

/** The typed terms of a coupon; undefined while a value is not a number. */
function termsOf(input: CouponInput): CouponTerms | undefined {
  const { type, amountMinor = 0, rateBp = 0, rounding = 'halfUp' } = input;
  const { maxMinor = null, base = 'freight', rules = { join: 'and', conditions: [] } } = input;
  const numbers = [amountMinor, rateBp, maxMinor ?? 0, ...rules.conditions.map((one) => one.atLeast)];
  if (numbers.some((one) => !Number.isSafeInteger(one)) || amountMinor + rateBp === 0) return undefined;
  return { type, amountMinor, rateBp, rounding, maxMinor, base, rules };
}

const orderBoxes = ['freight', 'fees'] as const;
const goodsBoxes = ['goods'] as const;

/** Shows the coupon as a sentence and calculates it for an example order, with the same rules that orders use. */
export function CouponExample({ input }: { input: CouponInput }) {
  const words = useCouponWords();
  const { currency } = useFormatting();
  const [order, setOrder] = useState({ freight: '800', fees: '200', goods: '1000', weight: '5' });
  const terms = termsOf(input);
  const change = (name: keyof typeof order) => (text: string) =>
    setOrder((before) => ({ ...before, [name]: text }));
  const amountOf = (text: string) => Math.max(0, typedAmount(text, currency) || 0);
  const ofGoods = input.base === 'goods';
  const freightMinor = ofGoods ? 0 : amountOf(order.freight);
  const totalMinor = ofGoods ? amountOf(order.goods) : freightMinor + amountOf(order.fees);
  const facts = { freightMinor, totalMinor, billingWeightG: parseFixedPoint(order.weight, 3) ?? 0 };
  const of = ofGoods ? 'purchase' : 'order';
  const now = new Date().toISOString();
  const found = terms && couponDecision(alwaysValidCopy(terms), { ...facts, of, stepMinor: 1 }, now);
  const unmet = found && 'obstacle' in found && 'unmet' in found.obstacle ? found.obstacle.unmet : undefined;
  const takenMinor = found && 'amountMinor' in found ? found.amountMinor : 0;
  return (
    <Grid gap={12} pad={16} fill="soft" round="card">
      <Text as="p" tone="on-soft" size={16} strong>
        {terms ? words.sentence(terms) : t('coupons.sentence.none')}
      </Text>
      <Grid columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap={16} align="start">
        {(ofGoods ? goodsBoxes : orderBoxes).map((name) => (
          <AmountBox
            key={name}
            label={t(`coupons.example.${name}`)}
            value={order[name]}
            onText={change(name)}
          />
        ))}
        <TextBox
          label={t('coupons.example.weight')}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<Unit>{'kg'}</Unit>}
          value={order.weight}
          onChange={(event) => change('weight')(event.currentTarget.value)}
        />
      </Grid>
      {found ? (
        <Text as="p" aria-live="polite" tone={unmet ? 'danger' : 'success'} strong={!unmet}>
          {unmet
            ? t('coupons.example.no', {
                why: words.conditions({ join: unmet.join, conditions: unmet.unmet }),
              })
            : t('coupons.example.yes', {
                amount: words.money(takenMinor),
                total: words.money(totalMinor),
                left: words.money(totalMinor - takenMinor),
              })}
        </Text>
      ) : null}
    </Grid>
  );
}
