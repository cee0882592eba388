import { measuresDisagree } from '@crossdock/domain/parcels/measures.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Size, Weight, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import type { StaffParcel } from './detail.ts';
import classes from './Lists.module.css';

type Measurement = StaffParcel['measurements'][number];

/** The measurements with time and author. Two that contradict each other are shown large, side by side. */
export function Measurements({ parcel }: { parcel: StaffParcel }) {
  const { measurements } = parcel;
  if (measurements.length === 0) return null;
  const [last, before] = measurements.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={t('parcels.measurements')}>
      {last && before && measuresDisagree(before, last) ? (
        <Banner tone="warning" title={t('parcels.measurements.disagree')}>
          <ul className={classes.disagreeing}>
            {[before, last].map((one) => (
              <Measured key={one.at} measurement={one} />
            ))}
          </ul>
        </Banner>
      ) : null}
      <ul className={classes.measurements}>
        {measurements.map((one) => (
          <Measured key={one.at} measurement={one} />
        ))}
      </ul>
    </Section>
  );
}

function Measured({ measurement: one }: { measurement: Measurement }) {
  return (
    <li>
      <span>
        <Weight grams={one.weightG} /> ·{' '}
        <Size lengthMm={one.lengthMm} widthMm={one.widthMm} heightMm={one.heightMm} />
      </span>
      <Muted>
        <When iso={one.at} /> · {[one.staffName, one.scale, one.why].filter(Boolean).join(' · ')}
      </Muted>
    </li>
  );
}

/** The shelves where the parcel has been, latest first. */
export function ShelfMoves({ parcel }: { parcel: StaffParcel }) {
  if (parcel.shelfMoves.length === 0) return null;
  return (
    <Section title={t('parcels.shelfMoves')}>
      <ul className={classes.measurements}>
        {parcel.shelfMoves.toReversed().map(({ at, from, to, isUndo, staffName }) => (
          <li key={`${at} ${to}`}>
            <span>
              {from || '–'} → {to || '–'}
              {isUndo ? ` · ${t('parcels.shelfMoves.undone')}` : null}
            </span>
            <Muted>
              <When iso={at} /> · {staffName}
            </Muted>
          </li>
        ))}
      </ul>
    </Section>
  );
}
