import type { PickupArea } from '@crossdock/contract/pickups/shapes.ts';
import type { PickupPrice } from '@crossdock/domain/pickups/price.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { PriceOrFree } from '../shell/PriceOrFree.tsx';
import { TopUpLink } from '../shell/TopUpLink.tsx';

/** Explains how the price is calculated. */
export function PickupPriceBreakdown({ area, price }: { area: PickupArea; price: PickupPrice }) {
  const formatting = useFormatting();
  const step = formatMoney(area.stepMinor, formatting.currency, formatting);
  return (
    <Grid gap={4} above={12}>
      <Row as="p" gap={[4, 12]} align="baseline" justify="between">
        <Muted>{t('pickups.sum.base', { kg: area.baseWeightG / 1000 })}</Muted>
        <Money minor={area.baseMinor} />
      </Row>
      {price.steps > 0 ? (
        <Row as="p" gap={[4, 12]} align="baseline" justify="between">
          <Muted>{t('pickups.sum.steps', { n: price.steps, step })}</Muted>
          <Money minor={price.steps * area.stepMinor} />
        </Row>
      ) : null}
    </Grid>
  );
}

export function PickupTotal({ price }: { price: PickupPrice }) {
  return (
    <Row as="p" gap={[4, 12]} align="baseline" justify="between">
      {t('pickups.fee')} <PriceOrFree minor={price.amountMinor} />
    </Row>
  );
}

export function BalanceTooLow({ missingMinor }: { missingMinor: number }) {
  const formatting = useFormatting();
  return (
    <Banner
      tone="warning"
      title={t('pickups.tooLow', { missing: formatMoney(missingMinor, formatting.currency, formatting) })}
      action={<TopUpLink missingMinor={missingMinor} />}
    />
  );
}
