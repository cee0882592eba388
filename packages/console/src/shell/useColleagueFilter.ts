import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { choiceFilter, type ListFilter } from './listFilters.ts';

/** The filter for one of the shop's staff, such as who received a parcel. */
export function useColleagueFilter(name: string, label: string): ListFilter {
  const colleagues = useCall('listColleagues', {}, { staleMs: 60_000 });
  return choiceFilter(
    name,
    label,
    (colleagues.data?.list ?? []).map(({ staffId, name: label }) => ({ value: staffId, label })),
    t('shell.list.anyone'),
  );
}
