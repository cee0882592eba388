import type { StaffService } from '@crossdock/contract/services/desk.ts';
import { isUnitPossible, serviceKinds, serviceUnits } from '@crossdock/domain/services/kinds.ts';
import { servicePicturesMax } from '@crossdock/domain/services/price.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { AmountField, ChoiceField, NoteField } from '@crossdock/ui/fields.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { NameFields } from '../shell/NameFields.tsx';

interface ServiceDialogProps {
  /** Null for a new one. */
  readonly service: StaffService | null;
  readonly onClose: () => void;
}

const blank = {
  kind: 'photo' as const,
  unit: 'piece' as const,
  priceMinor: undefined,
  zh: '',
  tw: '',
  en: '',
  aboutZh: '',
  aboutTw: '',
  aboutEn: '',
  active: true,
};

function fieldsOf({ pictures: _pictures, position: _position, ...fields }: StaffService) {
  return fields;
}

/** A service: description, price, names in three languages, picture. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const kept = (service?.pictures ?? []).map(({ fileId, thumb }) => ({ fileId, thumb, name: '' }));
  const pictures = useUploads('uploadStaffFile', { purpose: 'service' }, { kept });
  const { form, ...saving } = useDialogForm('saveService', {
    schema: () => import('@crossdock/contract/services/desk.ts').then((all) => all.saveServiceInput),
    defaults: { ...(service ? fieldsOf(service) : blank), fileIds: kept.map(({ fileId }) => fileId) },
    refreshes: ['listServices'],
    onClose,
  });
  const { control, register, setValue } = form;
  const kind = useWatch({ control, name: 'kind' });
  const fileIds = pictures.fileIds.join(',');
  useEffect(() => setValue('fileIds', fileIds.split(',').filter(Boolean)), [fileIds, setValue]);
  return (
    <SaveDialog
      {...saving}
      wide
      title={t(service ? 'services.edit' : 'services.new')}
      busy={saving.busy || pictures.busy}
    >
      <ChoiceField
        control={control}
        name="kind"
        label={t('services.kind')}
        disabled={service !== null}
        data={serviceKinds.map((value) => ({ value, label: t(`services.kind.${value}`) }))}
      />
      <ChoiceField
        control={control}
        name="unit"
        {...labelAndHint('services.unit')}
        data={serviceUnits
          .filter((value) => isUnitPossible(kind, value))
          .map((value) => ({ value, label: t(`services.unit.${value}`) }))}
      />
      <AmountField control={control} name="priceMinor" required label={t('services.price')} />
      <NameFields control={control} labelOf={(lang) => t(`services.name.${lang}`)} />
      <NoteField control={control} name="aboutTw" rows={2} label={t('services.about.tw')} />
      <NoteField control={control} name="aboutZh" rows={2} label={t('services.about.zh')} />
      <NoteField control={control} name="aboutEn" rows={2} label={t('services.about.en')} />
      <FileDrop
        label={t('services.pictures')}
        buttonLabel={t('services.finish.pick')}
        removeLabel={(name) => t('services.finish.remove', { name })}
        max={servicePicturesMax}
        {...pictures.drop}
      />
      <Checkbox label={t('services.active')} {...register('active')} />
    </SaveDialog>
  );
}
