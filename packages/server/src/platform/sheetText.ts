import { escapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { choiceCells, choicesFeature, choicesSheetName, type SheetChoices } from './sheetChoices.ts';
import { withFixedTimes } from './zipTimes.ts';

export interface Sheet {
  /** The file's name without its extension. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the rows continue an earlier part of the same CSV file, without headings and byte order mark. */
  readonly part?: boolean;
  /** Columns of an XLSX file with a drop-down. */
  readonly choices?: SheetChoices;
}

/** A sheet as a file. Every cell is text, and none can be read as a formula. */
export async function sheetBytes(
  format: SheetFormat,
  { head, rows, part = false, choices }: Sheet,
): Promise<Buffer> {
  const cells = harmlessCells([...(part ? [] : [head]), ...rows]);
  return format === 'csv' ? csv(cells, !part) : withFixedTimes(await xlsx(cells, choices));
}

const harmlessCells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(escapeFormula));

const tableSheet = 'Table';

async function csv(rows: string[][], bom: boolean): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  // A byte order mark is added, because spreadsheets garble Chinese without it.
  return Buffer.from(stringify(rows, { bom, record_delimiter: '\r\n' }));
}

async function xlsx(rows: string[][], choices?: SheetChoices): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const table = { data: textCells(rows), columns: widths(rows), stickyRowsCount: 1 };
  if (choices === undefined) return writeXlsxFile(table.data, table).toBuffer();
  const lists = harmlessCells(choiceCells(rows[0] ?? [], choices));
  return writeXlsxFile(
    [
      { ...table, sheet: tableSheet },
      { data: textCells(lists), columns: widths(lists), stickyRowsCount: 1, sheet: choicesSheetName },
    ],
    { features: [choicesFeature(choices)] },
  ).toBuffer();
}

const textCells = (rows: readonly string[][]) =>
  rows.map((row, at) =>
    row.map((value) => ({
      value,
      type: String,
      format: '@',
      ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  );

const widths = (rows: readonly string[][]) =>
  (rows[0] ?? []).map((head, at) => ({
    width: Math.min(40, Math.max(12, ...rows.slice(0, 50).map((row) => (row[at] ?? head).length * 1.4))),
  }));
