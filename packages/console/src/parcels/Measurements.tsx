import { measuresDiffer } from '@crossdock/domain/parcels/measures.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Size, Weight, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import type { StaffParcel } from './staffParcel.ts';

type Measurement = StaffParcel['measurements'][number];

/** The measurements with time and author. Two that contradict each other are shown large, side by side. */
export function Measurements({ parcel }: { parcel: StaffParcel }) {
  const { measurements } = parcel;
  if (measurements.length === 0) return null;
  const [last, before] = measurements.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={t('parcels.measurements')}>
      {last && before && measuresDiffer(before, last) ? (
        <Banner tone="warning" title={t('parcels.measurements.disagree')}>
          <Row as="ul" gap={[12, 32]} wrap>
            {[before, last].map((one) => (
              <Measured key={one.at} measurement={one} large />
            ))}
          </Row>
        </Banner>
      ) : null}
      <Grid as="ul" gap={12}>
        {measurements.map((one) => (
          <Measured key={one.at} measurement={one} />
        ))}
      </Grid>
    </Section>
  );
}

function Measured({ measurement: one, large = false }: { measurement: Measurement; large?: boolean }) {
  return (
    <Grid as="li">
      <Text size={large ? 20 : 16} strong={large}>
        <Weight grams={one.weightG} /> ·{' '}
        <Size lengthMm={one.lengthMm} widthMm={one.widthMm} heightMm={one.heightMm} />
      </Text>
      <Muted>
        <When iso={one.at} /> · {[one.staffName, one.scale, one.why].filter(Boolean).join(' · ')}
      </Muted>
    </Grid>
  );
}

/** The shelves where the parcel has been, latest first. */
export function ShelfHistory({ parcel }: { parcel: StaffParcel }) {
  if (parcel.shelfMoves.length === 0) return null;
  return (
    <Section title={t('parcels.shelfMoves')}>
      <Grid as="ul" gap={12}>
        {parcel.shelfMoves.toReversed().map(({ at, from, to, isUndo, staffName }) => (
          <Grid as="li" key={`${at} ${to}`}>
            <span>
              {from || '–'} → {to || '–'}
              {isUndo ? ` · ${t('parcels.shelfMoves.undone')}` : null}
            </span>
            <Muted>
              <When iso={at} /> · {staffName}
            </Muted>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
