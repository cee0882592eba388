import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { PlanParcelRow } from './PlanParcelRow.tsx';
import type { Planner } from './usePlanner.ts';

/** Parcels that are in no order of the plan. Each has a button to add it, or the reason why it cannot be added. */
export function UnplannedParcels({ planner }: { planner: Planner }) {
  const { out, shown } = planner;
  if (out.length === 0) return null;
  const untaken = new Set(shown?.unshipped.map(({ id }) => id));
  return (
    <Section title={t('planning.out')}>
      <Grid as="ul" gap={12}>
        {out.map((parcel) => (
          <PlanParcelRow key={parcel.id} parcel={parcel} planner={planner}>
            {untaken.has(parcel.id) ? (
              <Muted size={13}>{t('planning.out.lane')}</Muted>
            ) : (
              <Button look="outline" small onClick={() => planner.move(parcel.id, 'new')}>
                {t('planning.out.back')}
              </Button>
            )}
          </PlanParcelRow>
        ))}
      </Grid>
    </Section>
  );
}
