import type { Filters } from './filters.ts';

/** Plain values only: what a list's filters may be. Every list route has it as its `validateSearch`. */
export function anyFilters(search: Record<string, unknown>): Filters {
  const plain = Object.entries(search).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as Filters;
}
