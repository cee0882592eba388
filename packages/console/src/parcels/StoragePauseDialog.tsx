import { pauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceField, NoteField } from '@crossdock/ui/fields.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { useController } from 'react-hook-form';
import { SendDialog } from '../shell/FormDialog.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import type { StaffParcel } from './staffParcel.ts';

/**
 * Stops the storage fee of a parcel while the company causes the delay, and if necessary blocks the parcel from
 * orders.
 */
export function StoragePauseDialog({ parcel, onClose }: { parcel: StaffParcel; onClose: () => void }) {
  const { form, ...saving } = useCallForm('pauseStorage', {
    schema: () => import('@crossdock/contract/parcels/storagePauses.ts').then((m) => m.pauseStorageInput),
    defaults: { parcelId: parcel.id, reason: 'problem', keepsBack: false, why: '' },
    refreshes: ['getStaffParcel'],
    onDone: onClose,
  });
  const { control } = form;
  const { field: keepsBack } = useController({ control, name: 'keepsBack' });
  return (
    <SendDialog
      {...saving}
      title={t('parcels.pause.title', { number: parcel.courierNumber })}
      onClose={onClose}
      sendLabel={t('parcels.pause.start')}
    >
      <Muted as="p">{t('parcels.pause.text')}</Muted>
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
    </SendDialog>
  );
}
