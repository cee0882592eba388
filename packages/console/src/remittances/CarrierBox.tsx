import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SearchFilter } from '../shell/SearchFilter.tsx';

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

interface FilterProps {
  readonly carrierId: string | undefined;
  readonly onChange: (changed: { carrier?: string }) => void;
  readonly children?: ReactNode;
}

/** The filters of a list of lines or orders. */
export function RemittanceFilters({ carrierId, onChange, children }: FilterProps) {
  return (
    <FilterRow>
      <CarrierBox value={carrierId} onChoose={(carrier) => onChange({ carrier })} />
      {children}
      <SearchFilter label={t('remittances.search')} />
    </FilterRow>
  );
}
