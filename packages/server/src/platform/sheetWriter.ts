import type { SheetFormat } from '@crossdock/contract/sheet.ts';

export interface Sheet {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Goes on where an earlier part of the same CSV file ended: without head and mark. */
  readonly part?: boolean;
}

const mimes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as a file. Every cell is text, and none can be taken for a formula. */
export async function writeSheet(format: SheetFormat, sheet: Sheet) {
  const { part = false } = sheet;
  const rows = [...(part ? [] : [sheet.head]), ...sheet.rows].map((cells) => cells.map(harmless));
  const bytes = format === 'csv' ? await csv(rows, !part) : await xlsx(rows);
  return { filename: `${sheet.name}.${format}`, mime: mimes[format], base64: bytes.toString('base64') };
}

/** An apostrophe before = + - @ and before blanks that hide them. */
export function harmless(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
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
