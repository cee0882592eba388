import { harmless } from '@crossdock/contract/wire/harmless.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';

export interface Sheet {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Goes on where an earlier part of the same CSV file ended: without head and mark. */
  readonly part?: boolean;
}

/** A table as a file. Every cell is text, and none can be taken for a formula. */
export async function sheetBytes(format: SheetFormat, { head, rows, part = false }: Sheet): Promise<Buffer> {
  const cells = [...(part ? [] : [head]), ...rows].map((row) => row.map(harmless));
  return format === 'csv' ? csv(cells, !part) : xlsx(cells);
}

async function csv(rows: string[][], bom: boolean): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  // With the mark of byte order, without which a spreadsheet takes Chinese for something else.
  return Buffer.from(stringify(rows, { bom, record_delimiter: '\r\n' }));
}

async function xlsx(rows: string[][]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const cells = rows.map((row, at) =>
    row.map((value) => ({
      value,
      type: String,
      format: '@',
      ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  );
  const columns = (rows[0] ?? []).map((head, at) => ({
    width: Math.min(40, Math.max(12, ...rows.slice(0, 50).map((row) => (row[at] ?? head).length * 1.4))),
  }));
  return writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBuffer();
}
