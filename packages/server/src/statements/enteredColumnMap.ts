import { keysOf } from '@crossdock/domain/records.ts';
import type { Calendar, DayOrder } from '@crossdock/domain/statements/days.ts';
import type { TableEncoding, TableMap } from '@crossdock/domain/statements/tables.ts';
import type { TablePreview } from './tableFile.ts';

export type EnteredColumnMap<C extends string> = Readonly<Record<`${C}Head`, string>> & {
  readonly dayOrder?: DayOrder | undefined;
  readonly calendar?: Calendar | undefined;
  readonly encoding?: TableEncoding | undefined;
};

/** The column matching that a person entered; undefined if no column has a heading. */
export function enteredColumnMap<C extends string>(
  names: readonly C[],
  { dayOrder, calendar, ...given }: EnteredColumnMap<C>,
): TableMap<C> | undefined {
  const heads: Readonly<Record<string, unknown>> = given;
  const columns: Partial<Record<C, string>> = {};
  for (const name of names) {
    const head = heads[`${name}Head`];
    if (typeof head === 'string' && head !== '') columns[name] = head;
  }
  if (Object.keys(columns).length === 0) return undefined;
  return { columns, order: dayOrder ?? 'ymd', calendar: calendar ?? 'western' };
}

/** The part of a preview's answer that describes a table. */
export function tablePreviewView<C extends string>(
  { map, encoding, heads, rows }: TablePreview<C>,
  stored: boolean,
) {
  const columns = map
    ? keysOf(map.columns).map((column) => ({ column, head: map.columns[column] ?? '' }))
    : [];
  return {
    encoding,
    heads: [...heads],
    rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })),
    map: map ? { columns, dayOrder: map.order, calendar: map.calendar, stored } : null,
  };
}
