import type { Filters } from './filters.ts';

/**
 * Keeps only plain values, which a list's filters consist of. It is the `validateSearch` of an app's shell, so that
 * the address of each page in it may have filters.
 */
export function anyFilters(search: Record<string, unknown>): Filters {
  const filters: Filters = {};
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      filters[name] = value;
  }
  return filters;
}
