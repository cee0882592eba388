import type { Option } from '@crossdock/ui/controls.tsx';
import { useFilters } from './api.ts';
import { t } from './i18n.ts';

/** A filter of a list. Its value is in the URL, under `name`. */
export type ListFilter = ListChoiceFilter | DaysFilter | NamedFilter;

interface ListChoiceFilter {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  /** Shown while nothing is chosen: 'All states'. */
  readonly any: string;
  /** The URL may contain several values, separated by commas. */
  readonly data: readonly Option[];
  /** Shown beside the search on a wide screen; other filters are in the dialog. */
  readonly main?: boolean;
}

/** A filter by the days on which rows were created. */
interface DaysFilter {
  readonly kind: 'days';
  readonly label: string;
}

/** A filter that is set by a link from another page, such as a member or a batch. It can only be removed. */
interface NamedFilter {
  readonly kind: 'named';
  readonly name: string;
  readonly label: string;
  readonly shown: string;
}

/** A filter with some choices, in the dialog of the filters. `any` is shown while nothing is chosen. */
export const choiceFilter = (
  name: string,
  label: string,
  data: readonly Option[],
  any = t('shell.list.any'),
): ListChoiceFilter => ({ kind: 'choice', name, label, any, data });

/** A filter with some choices, beside the search on a wide screen. */
export const mainFilter = (...filter: Parameters<typeof choiceFilter>): ListChoiceFilter => ({
  ...choiceFilter(...filter),
  main: true,
});

/** The filter for a member's rows, which a link on the member's page sets. The name comes from a row of the list. */
export const memberFilter = (label: string, name: string | undefined): ListFilter => ({
  kind: 'named',
  name: 'memberId',
  label,
  shown: name || '…',
});

/** The days in the URL, and the filter for them. */
export function useDaysFilterParams(): DaysFilterParams {
  const [{ fromDay, toDay }] = useFilters<DaysFilterParams>();
  return { fromDay, toDay };
}
export const daysFilters = (label = t('shell.list.days')): readonly ListFilter[] => [{ kind: 'days', label }];

export interface DaysFilterParams {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

export type FilterParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** An active filter in the reader's language, and the URL without it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly without: FilterParams;
}

export const filterValue = (found: FilterParams, name: string): string => String(found[name] ?? '');

/** Every active filter; one whose options are still loading is not shown. */
export function activeFilterChips(filters: readonly ListFilter[], found: FilterParams): FilterChip[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'days') return daysChip(filter, found);
    const value = filterValue(found, filter.name);
    if (value === '') return [];
    if (filter.kind === 'named')
      return [chip(filter.name, filter.label, filter.shown, { [filter.name]: undefined })];
    const values = value.split(',');
    return values.flatMap((one) => {
      const option = filter.data.find((known) => known.value === one);
      const others = values.filter((other) => other !== one).join(',');
      const without = { [filter.name]: others === '' ? undefined : others };
      return option ? [chip(`${filter.name} ${one}`, filter.label, option.label, without)] : [];
    });
  });
}

function daysChip({ label }: DaysFilter, found: FilterParams): FilterChip[] {
  const [from, to] = [filterValue(found, 'fromDay'), filterValue(found, 'toDay')];
  if (from === '' && to === '') return [];
  return [chip('days', label, daysText(from, to), { fromDay: undefined, toDay: undefined })];
}

function daysText(from: string, to: string): string {
  if (to === '') return t('shell.list.since', { day: from });
  if (from === '') return t('shell.list.until', { day: to });
  return from === to ? from : `${from} – ${to}`;
}

const chip = (key: string, label: string, value: string, without: FilterParams): FilterChip => ({
  key,
  label: t('shell.list.chip', { label, value }),
  without,
});

/** The URL parameters that the filters use. */
export const filterParamNames = (filters: readonly ListFilter[]): string[] =>
  filters.flatMap((filter) => (filter.kind === 'days' ? ['fromDay', 'toDay'] : [filter.name]));
