import { useCall } from './api.ts';
import { t } from './i18n.ts';
import type { ListFilter } from './listFilters.ts';

/** The filter for one of the shop's staff, such as who received a parcel. */
export function useColleagueFilter(name: string, label: string): ListFilter {
  const colleagues = useCall('listColleagues', {}, { staleMs: 60_000 });
  return {
    kind: 'choice',
    name,
    label,
    any: t('shell.list.anyone'),
    data: (colleagues.data?.list ?? []).map(({ staffId, name: label }) => ({ value: staffId, label })),
  };
}
