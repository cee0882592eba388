import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import type { StaffParcel } from './staffParcel.ts';

/** The periods in which the parcel has no storage fee. The current one can be ended. */
export function StoragePauses({ parcel }: { parcel: StaffParcel }) {
  const staff = useStaff();
  const end = useSubmit('endPause', { refreshes: ['getStaffParcel'] });
  if (parcel.pauses.length === 0) return null;
  return (
    <Section title={t('parcels.pauses')}>
      <Grid as="ul" gap={12}>
        {parcel.pauses.map(({ id, reason, why, from, until, keepsBack }) => (
          <Grid as="li" key={id}>
            <span>
              {[t(`parcels.pause.${reason}`), keepsBack && t('parcels.pause.kept'), why]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Muted>
              <When iso={from} /> – {until ? <When iso={until} /> : t('parcels.storage.untilNow')}
            </Muted>
            {until === null && reason !== 'address' && staff.may('problem.write') ? (
              <Button small look="outline" busy={end.busy} onClick={() => void end.submit({ id })}>
                {t('parcels.pause.end')}
              </Button>
            ) : null}
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
