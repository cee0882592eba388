import type { Filters } from './filters.ts';

/**
 * The `validateSearch` of an app's shell, so that the address of each page in it may have filters. It only sets their
 * type: the router keeps all search parameters, and each list uses those that it knows.
 */
export const anyFilters = (search: Filters): Filters => search;
