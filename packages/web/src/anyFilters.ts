import type { Filters } from './filters.ts';

/** Plain values only: what a list's filters may be. Every list route has it as its `validateSearch`. */
export function anyFilters(search: Record<string, unknown>): Filters {
  const filters: Filters = {};
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      filters[name] = value;
  }
  return filters;
}
