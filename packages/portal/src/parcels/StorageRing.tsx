import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';
import classes from './StorageRing.module.css';

type Storage = NonNullable<ParcelRow['storage']>;

const radius = 17;
const around = 2 * Math.PI * radius;
/** With this many free days left, or fewer, the ring changes its colour. */
const soonDays = 5;

/** A ring that shows the free storage days left; afterwards it shows the fee of each day. */
export function StorageRing({ storage }: { storage: Storage }) {
  const formatting = useFormatting();
  const { daysStored, freeDaysLeft, overtimeDays, dayCostMinor } = storage;
  const freeDays = daysStored - overtimeDays + freeDaysLeft;
  const over = freeDaysLeft === 0;
  const share = over || freeDays === 0 ? 1 : freeDaysLeft / freeDays;
  const cost = formatMoney(dayCostMinor, formatting.currency, formatting);
  const words = over
    ? t('parcels.storage.overtime', { n: overtimeDays, cost })
    : t('parcels.storage.free', { n: freeDaysLeft });
  return (
    <span
      className={classes.ring}
      data-level={over ? 'over' : freeDaysLeft <= soonDays ? 'soon' : 'free'}
      role="img"
      aria-label={words}
      title={words}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={radius} className={classes.track} />
        <circle
          cx="22"
          cy="22"
          r={radius}
          className={classes.left}
          strokeDasharray={`${share * around} ${around}`}
        />
        <text x="22" y="27" textAnchor="middle" className={classes.figure}>
          {over ? overtimeDays : freeDaysLeft}
        </text>
      </svg>
      <span className={classes.words} aria-hidden="true">
        {over
          ? t('parcels.storage.costShort', { cost })
          : t('parcels.storage.freeShort', { n: freeDaysLeft })}
      </span>
    </span>
  );
}
