import type { Filters } from './filters.ts';

/**
 * The `validateSearch` of an app's shell, so that the address of each page in it may have filters. It only says their
 * type: the router keeps the whole search of an address, and each list takes what it knows.
 */
export const anyFilters = (search: Filters): Filters => search;
