import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SearchFilter } from '../shell/SearchFilter.tsx';

/** Filters the page's list by carrier; the URL contains the choice. */
export function CarrierFilter() {
  const [{ carrier }, setFilters] = useFilters<{ carrier?: string }>();
  const carriers = useCall('getRemittanceSettings', {}).data?.carriers ?? [];
  return (
    <ChoiceBox
      label={t('remittances.carrier')}
      placeholder={t('remittances.carrier.all')}
      value={carrier ?? ''}
      data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => setFilters({ carrier: event.currentTarget.value })}
    />
  );
}

/** The filters above the lines of carriers' lists, and above the orders that are on no list. */
export function RemittanceFilters({ children }: { children?: ReactNode }) {
  return (
    <FilterRow>
      <CarrierFilter />
      {children}
      <SearchFilter label={t('remittances.search')} />
    </FilterRow>
  );
}
