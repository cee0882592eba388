import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { ChoiceField } from '@crossdock/ui/fields.tsx';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import { courierName } from './courierName.ts';

/** The courier of a forecast. If none is chosen, the courier is derived from the number. */
export const CourierField = <V extends FieldValues>(props: { control: Control<V>; name: FieldPath<V> }) => (
  <ChoiceField
    {...props}
    label={t('parcels.courier')}
    placeholder={t('parcels.courier.auto')}
    data={couriers.map((code) => ({ value: code, label: courierName(code) }))}
  />
);
