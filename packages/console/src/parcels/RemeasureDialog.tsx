import { CmField, KgField, TextField } from '@crossdock/ui/fields.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import type { StaffParcel } from './staffParcel.ts';

/** Enters a new measurement beside the old one, with a reason. */
export function RemeasureDialog({ parcel, onClose }: { parcel: StaffParcel; onClose: () => void }) {
  const { form, ...saving } = useCallForm('remeasureParcel', {
    schema: () => import('@crossdock/contract/parcels/measuring.ts').then((m) => m.remeasureInput),
    defaults: {
      id: parcel.id,
      weightG: parcel.weightG ?? undefined,
      lengthMm: parcel.lengthMm ?? undefined,
      widthMm: parcel.widthMm ?? undefined,
      heightMm: parcel.heightMm ?? undefined,
      scale: scaleName(),
      why: '',
    },
    refreshes: ['getStaffParcel'],
    onDone: onClose,
  });
  const { control } = form;
  return (
    <SendDialog
      {...saving}
      title={t('parcels.remeasure.title', { number: parcel.courierNumber })}
      onClose={onClose}
    >
      <KgField control={control} name="weightG" label={t('parcels.weight')} />
      <CmField control={control} name="lengthMm" label={t('parcels.length')} />
      <CmField control={control} name="widthMm" label={t('parcels.width')} />
      <CmField control={control} name="heightMm" label={t('parcels.height')} />
      <TextField control={control} name="scale" label={t('shell.scale')} />
      <TextField control={control} name="why" required label={t('parcels.why')} />
    </SendDialog>
  );
}
