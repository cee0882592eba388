import type { Output } from '@crossdock/contract/table.ts';
import { t } from './i18n.ts';

export type ListView = Output<'getListViews'>['list'][number];
type Search = ListView['search'];

/** URL parameters that a saved view leaves out: the page and the opened row. */
const passing = ['page', 'size', 'row', 'open'];

/** The URL parameters that a view stores; `columns` are added if the URL names none. */
export function urlParamsToSave(
  search: Readonly<Record<string, string | number | boolean | undefined>>,
  columns: readonly string[] | undefined,
): Search {
  const kept: [string, string | number | boolean][] = [];
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && !passing.includes(key)) kept.push([key, value]);
  if (columns !== undefined && !('columns' in search)) kept.push(['columns', columns.join(',')]);
  return Object.fromEntries(kept);
}

/** The URL parameters that decide which rows are shown, without page, order and columns. */
export const rowFilterParams = (
  search: Readonly<Record<string, string | number | boolean | undefined>>,
): string => {
  const { sort: _, order: __, columns: ___, ...filters } = urlParamsToSave(search, undefined);
  return JSON.stringify(Object.entries(filters).sort());
};

/** Whether the URL shows this view. */
export function isListViewShown(
  saved: Search,
  search: Readonly<Record<string, string | number | boolean | undefined>>,
): boolean {
  const written = (one: Search) =>
    JSON.stringify(
      Object.entries(one)
        .map(([key, value]) => [key, String(value)])
        .sort(),
    );
  return written(saved) === written(urlParamsToSave(search, undefined));
}

/** The name of a view; a colleague's also names its owner. */
export const viewName = ({ name, mine, staffName }: ListView): string =>
  mine ? name : t('shell.views.by', { name, staff: staffName });

/** A name for a copy that none of the reader's own views has. */
export function viewNameForCopy(name: string, own: readonly string[]): string {
  if (!own.includes(name)) return name;
  for (let n = 2; ; n += 1) {
    const next = `${name.slice(0, 36)} ${n}`;
    if (!own.includes(next)) return next;
  }
}
