import { useCall, useFilters } from './api.ts';
import { t } from './i18n.ts';
import {
  choiceFilter,
  type DaysFilterParams,
  daysFilters,
  type ListFilter,
  useDaysFilterParams,
} from './listFilters.ts';

export interface WorkFilterParams extends DaysFilterParams {
  readonly warehouseId?: string | undefined;
}

/** The URL parameters that filter a list of warehouse work. */
export function useWorkFilterParams(): WorkFilterParams {
  const [{ warehouseId }] = useFilters<WorkFilterParams>();
  return { ...useDaysFilterParams(), warehouseId };
}

/** Filters for lists of warehouse work: days, and the warehouse if there are several. */
export function useWorkFilters(): readonly ListFilter[] {
  const warehouses = useCall('getDesk', {}, { staleMs: 60_000 }).data?.warehouses ?? [];
  if (warehouses.length < 2) return daysFilters();
  return [
    choiceFilter(
      'warehouseId',
      t('parcels.warehouse'),
      warehouses.map(({ id, name }) => ({ value: id, label: name })),
      t('parcels.list.allWarehouses'),
    ),
    ...daysFilters(),
  ];
}
