import type { StaffPickupArea } from '@crossdock/contract/pickups/shapes.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { FactField } from '@crossdock/web/factFields.tsx';
import { useCall } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { NameFields } from '../shell/NameFields.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { pickupFactWords } from './pickupFactWords.ts';

interface AreaDialogProps {
  /** Null for a new area. */
  readonly area: StaffPickupArea | null;
  readonly onClose: () => void;
}

const tariff = ['baseMinor', 'baseWeightG', 'stepMinor', 'maxWeightG'] as const;

const blank = {
  ...{ zh: '', tw: '', en: '', places: '', warehouseId: '' },
  ...{ baseMinor: undefined, baseWeightG: undefined, stepMinor: undefined, maxWeightG: undefined },
  active: true,
};

function fieldsOf({ warehouseName: _, ...fields }: StaffPickupArea) {
  return fields;
}

/** An area: its name, its places, the price of a pickup there, and the warehouse that receives the goods. */
export function AreaDialog({ area, onClose }: AreaDialogProps) {
  const warehouses = useCall('listStaffWarehouses', {});
  const { form, ...saving } = useDialogForm('savePickupArea', {
    schema: () => import('@crossdock/contract/pickups/shapes.ts').then((all) => all.savePickupAreaInput),
    defaults: area ? fieldsOf(area) : blank,
    refreshes: ['listPickupAreas'],
    onClose,
  });
  const { control, register } = form;
  const open = (warehouses.data ?? []).filter(({ active }) => active);
  return (
    <SaveDialog
      {...saving}
      wide
      title={t(area ? 'pickups.area.edit' : 'pickups.area.add')}
      busy={saving.busy || warehouses.data === undefined}
    >
      <NameFields control={control} labelOf={(lang) => t(`pickups.area.${lang}`)} />
      <FactField of={pickupFactWords} control={control} name="places" />
      <FactField
        of={pickupFactWords}
        control={control}
        name="warehouseId"
        data={open.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Grid columns={2} gap={12} align="start">
        {tariff.map((name) => (
          <FactField key={name} of={pickupFactWords} control={control} name={name} />
        ))}
      </Grid>
      <RuleCheckbox label={t('pickups.area.active')} {...register('active')} />
    </SaveDialog>
  );
}
