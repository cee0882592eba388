import { escapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { isRecord } from '@crossdock/domain/records.ts';

/** A JSON value as a cell's text; null leaves the cell empty. */
function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) || isRecord(value) ? JSON.stringify(value) : String(value);
}

function cellOf(value: unknown): string | null {
  const text = cellText(value);
  return text === null ? null : escapeFormula(text);
}

/**
 * CSV lines by RFC 4180. A null becomes an empty cell, and an empty text becomes `""`. Every cell is text and
 * escaped, so that no spreadsheet runs it as a formula; `unescapeFormula` restores the original.
 */
export async function csvLines(rows: readonly (readonly unknown[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  const cells = rows.map((row) => row.map(cellOf));
  return stringify(cells, { record_delimiter: '\r\n', quoted_match: /^$/ });
}

export type ColumnSums = Readonly<Record<string, string>>;

const summed = /(_minor|^points|^balance|^amount)$/;

/** Whether the manifest has the sum of a column with this name. */
export const isSumColumn = (column: string): boolean => summed.test(column);

/** Adds up the columns that hold money or points. */
export function addSums(
  sums: ColumnSums,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): ColumnSums {
  const added = new Map(Object.entries(sums).map(([column, sum]) => [column, BigInt(sum)]));
  for (const [at, column] of columns.entries()) {
    if (!isSumColumn(column)) continue;
    const values = rows.flatMap((row) => (typeof row[at] === 'number' ? [BigInt(row[at])] : []));
    added.set(
      column,
      values.reduce((sum, value) => sum + value, added.get(column) ?? 0n),
    );
  }
  return Object.fromEntries([...added].map(([column, sum]) => [column, String(sum)]));
}
