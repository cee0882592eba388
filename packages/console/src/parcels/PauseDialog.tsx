import { pauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceField, NoteField } from '@crossdock/ui/fields.tsx';
import { useController } from 'react-hook-form';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
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
    <FormDialog
      title={t('parcels.pause.title', { number: parcel.courierNumber })}
      onClose={onClose}
      onSubmit={send}
    >
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
      <FormEnd failure={failure} busy={busy}>
        {t('parcels.pause.start')}
      </FormEnd>
    </FormDialog>
  );
}
