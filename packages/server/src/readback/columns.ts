import { exportedColumns } from '@crossdock/domain/leaving/files.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { isSummed } from '../leaving/csv.ts';
import { tableColumns, tableFiles } from '../leaving/files.ts';
import { readableIn } from '../leaving/tables.store.ts';
import type { Column } from './cells.ts';
import { ReadBackRefused } from './refused.ts';

/** The columns of a table that a file's columns belong to, and their positions in a row. */
export interface Layout {
  readonly table: string;
  readonly columns: readonly Column[];
  readonly places: readonly number[];
}

const isSum = ({ name, type }: Column): boolean => isSummed(name) && ['bigint', 'integer'].includes(type);

/** The columns whose sums are in the manifest. */
export const summedOf = (columns: readonly Column[]): string[] =>
  columns.filter(isSum).map(({ name }) => name);

/** The file of a table in the archive. */
export const fileOf = (table: string): string => `tables/${table}.csv`;

/** All files with rows that this version exports. */
export const knownFiles: readonly string[] = [
  ...Object.keys(exportedColumns).map((name) => `${name}.csv`),
  ...tableFiles.map(fileOf),
];

/**
 * Matches a file's columns with those of the table. Throws if the file has a column that this version does
 * not know, or lacks a required one: it is then from another version, or not an export.
 */
export function layoutOf(table: string, head: readonly (string | null)[], all: readonly Column[]): Layout {
  const file = fileOf(table);
  const exported = tableColumns(table, all);
  const forPeople = readableIn(exported);
  const unknown = head.find((name) => !isOneOf([...exported, ...forPeople], name));
  if (unknown !== undefined)
    throw new ReadBackRefused(`${file} has a column that this version does not know: ${unknown}`);
  if (new Set(head).size !== head.length) throw new ReadBackRefused(`${file} has a column twice`);
  const columns = all.filter(({ name }) => exported.includes(name) && head.includes(name));
  const lacking = all.find(
    ({ name, isRequired, hasDefault }) =>
      exported.includes(name) && isRequired && !hasDefault && !head.includes(name),
  );
  if (lacking !== undefined) throw new ReadBackRefused(`${file} lacks the column ${lacking.name}`);
  return { table, columns, places: columns.map(({ name }) => head.indexOf(name)) };
}
