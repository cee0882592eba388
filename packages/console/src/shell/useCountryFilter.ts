import { regions } from '@crossdock/domain/regions.ts';
import { useFilters } from './api.ts';
import { countryName } from './countryName.ts';
import { t } from './i18n.ts';
import { choiceFilter, type ListFilter } from './listFilters.ts';

/** The country in the URL, and the filter for it. */
export function useCountryFilter() {
  const [found] = useFilters<{ country?: string }>();
  const filter: ListFilter = choiceFilter(
    'country',
    t('orders.country'),
    regions.map((value) => ({ value, label: countryName(value) })),
  );
  return { country: regions.find((one) => one === found.country), filter };
}
