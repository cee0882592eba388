import type { UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { type DiscountSectionProps, fitsMinor, noPoints } from './discountChoice.ts';

/** What is used on a fee, or how much could be saved; a tap away from changing it. */
export function DiscountSection(props: DiscountSectionProps) {
  const [opened, setOpened] = useState(false);
  const { coupons, chosen, savedMinor } = props;
  const points = props.points ?? noPoints;
  const used = chosen.memberCouponId !== undefined || chosen.points > 0;
  const ways = coupons.filter((coupon) => fitsMinor(coupon) > 0).length + Number(points.usable > 0);
  if (!used && coupons.length === 0 && points.balance === 0) return null;
  return (
    <Section title={t(props.points ? 'coupons.discount' : 'coupons.discount.coupon')}>
      <div className={classes.chosen}>
        {used ? (
          <Used chosen={chosen} coupons={coupons} savedMinor={savedMinor} />
        ) : (
          <Ways coupons={coupons} points={points} ways={ways} />
        )}
        <Button look="soft" busy={props.busy ?? false} onClick={() => setOpened(true)}>
          {used ? t('coupons.discount.change') : t('coupons.discount.choose')}
        </Button>
      </div>
      {props.obstacle ? <Banner tone="warning">{props.obstacle}</Banner> : null}
      {opened ? (
        <DiscountDialog
          coupons={coupons}
          points={points}
          couponsOnly={props.points === null}
          chosen={chosen}
          onClose={() => setOpened(false)}
          onChoose={(choice) => {
            setOpened(false);
            props.onChoose(choice);
          }}
        />
      ) : null}
    </Section>
  );
}

function Used({
  chosen,
  coupons,
  savedMinor,
}: Pick<DiscountSectionProps, 'chosen' | 'coupons' | 'savedMinor'>) {
  const words = useCouponWords();
  const coupon = coupons.find(({ id }) => id === chosen.memberCouponId);
  return (
    <span className={classes.words}>
      <span className={classes.name}>
        {chosen.points > 0 ? t('coupons.points.used', { points: chosen.points }) : (coupon?.name ?? '')}
      </span>
      {savedMinor > 0 ? (
        <span className={classes.saved}>
          {t('coupons.discount.saves', { amount: words.money(savedMinor) })}
        </span>
      ) : null}
    </span>
  );
}

function Ways({
  coupons,
  points,
  ways,
}: Pick<DiscountSectionProps, 'coupons'> & { points: UsablePoints; ways: number }) {
  const words = useCouponWords();
  const bestMinor = Math.max(points.worthMinor, ...coupons.map(fitsMinor));
  return (
    <span className={classes.words}>
      <span>{t('coupons.discount.some', { n: ways })}</span>
      {bestMinor > 0 ? (
        <span className={classes.saved}>
          {t('coupons.discount.best', { amount: words.money(bestMinor) })}
        </span>
      ) : null}
    </span>
  );
}
