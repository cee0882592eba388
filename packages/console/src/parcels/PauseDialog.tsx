import { pauseReasons } from '@crossdock/domain/pricing/stops.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { ChoiceField, NoteField } from '@crossdock/ui/fields.tsx';
import { Checkbox } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import type { StaffParcel } from './detail.ts';
import classes from './Lists.module.css';

/** Stops a parcel's storage clock while the firm is the cause, and keeps the parcel out of orders where need be. */
export function PauseDialog({ parcel, onClose }: { parcel: StaffParcel; onClose: () => void }) {
  const { form, busy, failure, send } = useCallForm('pauseStorage', {
    schema: () => import('@crossdock/contract/parcels/storagePauses.ts').then((m) => m.pauseStorageInput),
    defaults: { parcelId: parcel.id, reason: 'problem', keepsBack: false, why: '' },
    refreshes: ['getStaffParcel'],
    onDone: onClose,
  });
  const { control } = form;
  const { field: keepsBack } = useController({ control, name: 'keepsBack' });
  return (
    <Dialog
      opened
      title={t('parcels.pause.title', { number: parcel.billCode })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <form onSubmit={send} noValidate className={classes.form}>
        <p className={classes.muted}>{t('parcels.pause.text')}</p>
        <ChoiceField
          control={control}
          name="reason"
          label={t('parcels.pause.reason')}
          data={pauseReasons.map((value) => ({ value, label: t(`parcels.pause.${value}`) }))}
        />
        <NoteField control={control} name="why" required rows={2} label={t('parcels.pause.why')} />
        <Checkbox
          label={t('parcels.pause.keepsBack')}
          checked={keepsBack.value}
          onChange={(event) => keepsBack.onChange(event.target.checked)}
        />
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        <Button type="submit" busy={busy}>
          {t('parcels.pause.start')}
        </Button>
      </form>
    </Dialog>
  );
}
