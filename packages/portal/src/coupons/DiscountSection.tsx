import type { UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { useCouponWords } from './couponWords.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { type DiscountSectionProps, discountMinor, noUsablePoints } from './discountChoice.ts';

/** Shows the discount that is used on a fee, or how much could be saved. A tap opens the choice. */
export function DiscountSection(props: DiscountSectionProps) {
  const [opened, setOpened] = useState(false);
  const { coupons, chosen, savedMinor } = props;
  const points = props.points ?? noUsablePoints;
  const used = chosen.memberCouponId !== undefined || chosen.points > 0;
  const ways = coupons.filter((coupon) => discountMinor(coupon) > 0).length + Number(points.usable > 0);
  if (!used && coupons.length === 0 && points.balance === 0) return null;
  return (
    <Section title={t(props.points ? 'coupons.discount' : 'coupons.discount.coupon')}>
      <Grid columns="minmax(0, 1fr) auto" gap={[4, 12]} align="center">
        {used ? (
          <Used chosen={chosen} coupons={coupons} savedMinor={savedMinor} />
        ) : (
          <Ways coupons={coupons} points={points} ways={ways} />
        )}
        <Button look="soft" busy={props.busy ?? false} onClick={() => setOpened(true)}>
          {used ? t('coupons.discount.change') : t('coupons.discount.choose')}
        </Button>
      </Grid>
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
    <Grid as="span" gap={2} justifyItems="start" minWidth={0}>
      <Text strong>
        {chosen.points > 0 ? t('coupons.points.used', { points: chosen.points }) : (coupon?.name ?? '')}
      </Text>
      {savedMinor > 0 ? (
        <Saving text={t('coupons.discount.saves', { amount: words.money(savedMinor) })} />
      ) : null}
    </Grid>
  );
}

function Ways({
  coupons,
  points,
  ways,
}: Pick<DiscountSectionProps, 'coupons'> & { points: UsablePoints; ways: number }) {
  const words = useCouponWords();
  const bestMinor = Math.max(points.worthMinor, ...coupons.map(discountMinor));
  return (
    <Grid as="span" gap={2} justifyItems="start" minWidth={0}>
      <span>{t('coupons.discount.some', { n: ways })}</span>
      {bestMinor > 0 ? (
        <Saving text={t('coupons.discount.best', { amount: words.money(bestMinor) })} />
      ) : null}
    </Grid>
  );
}

const Saving = ({ text }: { text: string }) => (
  <Text tone="success" strong>
    {text}
  </Text>
);
