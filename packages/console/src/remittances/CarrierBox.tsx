import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SearchField } from '../shell/SearchField.tsx';

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
  readonly words: string | undefined;
  readonly onChange: (changed: { carrier?: string; words?: string }) => void;
  readonly children?: ReactNode;
}

/** The filters of a list of lines or orders. */
export function RemittanceFilters({ carrierId, words, onChange, children }: FilterProps) {
  return (
    <FilterRow>
      <CarrierBox value={carrierId} onChoose={(carrier) => onChange({ carrier })} />
      {children}
      <SearchField
        label={t('remittances.search')}
        value={words ?? ''}
        onSearch={(next) => onChange({ words: next })}
      />
    </FilterRow>
  );
}
