import { calls } from '@crossdock/contract/table.ts';
import type { ListTableName } from '@crossdock/contract/tables/lists.gen.ts';
import type { FieldDefinition } from '@crossdock/contract/wire/fact.ts';
import type { TableColumn } from '@crossdock/contract/wire/listTable.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import type { ListSheet } from '../platform/listSheet.ts';
import type { Shop } from '../platform/shop.ts';
import { tableWords } from './tableWords.gen.ts';

interface Reader {
  readonly shop: Shop;
  readonly lang: Lang;
}

type Row = Readonly<Record<string, unknown>>;

/** The columns of a list, as the definition of the list's call names them. */
const columnsOf = (list: ListTableName): Readonly<Record<string, TableColumn>> =>
  calls[list].table?.columns ?? {};

/** The requested columns that exist, in the requested order; all columns if none of them exists. */
export function requestedColumns(list: ListTableName, columns: string): string[] {
  const all = Object.keys(columnsOf(list));
  const asked = columns.split(',').filter((name) => all.includes(name));
  return asked.length > 0 ? [...new Set(asked)] : all;
}

/** The sheet of a list: its columns, and how each column's value is read from a row. */
export function sheetOf(list: ListTableName, reader: Reader): ListSheet<string, Row> {
  const columns = Object.entries(columnsOf(list));
  return {
    name: list
      .replace(/^(list|query)((Staff|All)(?=[A-Z]))?/, '')
      .replace(/^./, (first) => first.toLowerCase()),
    facts: Object.fromEntries(columns.map(([name, column]) => [name, factOf(column)])),
    words: tableWords,
    valuesOf: (row) =>
      Object.fromEntries(columns.map(([name, column]) => [name, cellOf(column, row, reader)])),
  };
}

/** The field definition by which a column is written. Choices have been converted to text before. */
function factOf({ kind, label }: TableColumn): FieldDefinition {
  return kind === 'choice' ? { kind: 'text', label } : { kind, label };
}

function cellOf(column: TableColumn, row: Row, reader: Reader): string | number | null {
  const values = column.of.split(' ').map((path) => at(row, path === '@lang' ? reader.lang : path));
  const [first] = values;
  if (column.kind === 'choice')
    return [first]
      .flat()
      .map((one) => wordOf(column, one, reader))
      .join(', ');
  if (column.kind !== 'text') return typeof first === 'number' || typeof first === 'string' ? first : null;
  return values
    .map((value) => textOf(value, reader))
    .filter(Boolean)
    .join(' ');
}

const at = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((from, name) => (isRecord(from) ? from[name] : undefined), row);

function wordOf({ values, label }: TableColumn, value: unknown, { lang }: Reader): string {
  if (typeof value !== 'string') return '';
  return tableWords[`${values ?? label}.${value}`]?.[lang] ?? value;
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * A value as text. A time that is joined with other texts is written in the shop's time zone, like a time in a column
 * of its own.
 */
function textOf(value: unknown, { shop }: Reader): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return instant.test(value) ? wallClockAt(value, shop.timeZone).replace('T', ' ') : value;
}
