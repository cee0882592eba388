import type { PickupArea } from '@crossdock/contract/pickups/shapes.ts';
import type { PickupPrice } from '@crossdock/domain/pickups/price.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { PriceOf } from '../shell/PriceOf.tsx';
import classes from './pickups.module.css';

/** How the price is calculated. */
export function PickupSum({ area, price }: { area: PickupArea; price: PickupPrice }) {
  const formatting = useFormatting();
  const step = formatMoney(area.stepMinor, formatting.currency, formatting);
  return (
    <div className={classes.lines}>
      <p className={classes.sum}>
        <span className={classes.muted}>{t('pickups.sum.base', { kg: area.baseWeightG / 1000 })}</span>
        <Money minor={area.baseMinor} />
      </p>
      {price.steps > 0 ? (
        <p className={classes.sum}>
          <span className={classes.muted}>{t('pickups.sum.steps', { n: price.steps, step })}</span>
          <Money minor={price.steps * area.stepMinor} />
        </p>
      ) : null}
    </div>
  );
}

export function PickupTotal({ price }: { price: PickupPrice }) {
  return (
    <p className={classes.sum}>
      {t('pickups.fee')} <PriceOf minor={price.amountMinor} />
    </p>
  );
}

export function TooLow({ missingMinor }: { missingMinor: number }) {
  const formatting = useFormatting();
  return (
    <Banner
      tone="warning"
      title={t('pickups.tooLow', { missing: formatMoney(missingMinor, formatting.currency, formatting) })}
      action={
        <Link to="/recharge" search={{}} className={buttonClass({ small: true })}>
          {t('pickups.topUp')}
        </Link>
      }
    />
  );
}
