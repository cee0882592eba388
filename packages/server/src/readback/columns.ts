import { exportedColumns } from '@crossdock/domain/leaving/files.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { isSumColumn } from '../leaving/csv.ts';
import { importableTableFileNames, tableColumns } from '../leaving/files.ts';
import { columnsForHumanReaders } from '../leaving/tables.store.ts';
import type { DatabaseColumn } from './cells.ts';
import { ReadBackRefused } from './refused.ts';

/** The columns of a table for which a file has a column. `places` are their positions in a row of the file. */
export interface ColumnLayout {
  readonly table: string;
  readonly columns: readonly DatabaseColumn[];
  readonly places: readonly number[];
}

const isSum = ({ name, type }: DatabaseColumn): boolean =>
  isSumColumn(name) && ['bigint', 'integer'].includes(type);

/** The columns whose sums are in the manifest. */
export const summedColumnNames = (columns: readonly DatabaseColumn[]): string[] =>
  columns.filter(isSum).map(({ name }) => name);

/** The file of a table in the archive. */
export const archivePathOfTable = (table: string): string => `tables/${table}.csv`;

/** All files with rows that this version exports. */
export const knownArchiveFiles: readonly string[] = [
  ...Object.keys(exportedColumns).map((name) => `${name}.csv`),
  ...importableTableFileNames.map(archivePathOfTable),
];

/**
 * Matches a file's columns with those of the table. Throws if the file has a column that this version does
 * not know, or lacks a required one: it is then from another version, or not an export.
 */
export function matchColumns(
  table: string,
  head: readonly (string | null)[],
  all: readonly DatabaseColumn[],
): ColumnLayout {
  const file = archivePathOfTable(table);
  const exported = tableColumns(table, all);
  const forPeople = columnsForHumanReaders(exported);
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
