import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

interface CarrierProps {
  readonly value: string | undefined;
  readonly onChoose: (carrierId: string) => void;
}

/** Filters a list by its carrier. */
export function CarrierBox({ value, onChoose }: CarrierProps) {
  const carriers = useCall('getRemittanceSettings', {}).data?.carriers ?? [];
  return (
    <ChoiceBox
      label={t('remittances.carrier')}
      placeholder={t('remittances.carrier.all')}
      value={value ?? ''}
      data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
