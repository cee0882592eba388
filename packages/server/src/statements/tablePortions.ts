import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type TableEncoding, type TableRow, uniqueHeads } from '@crossdock/domain/statements/tables.ts';
import { parseSheet, type SheetRefusal } from '../platform/sheetParser.ts';
import { decodeText, encodingOf, parseCsvRows } from './tableFile.ts';

export interface TableToRead {
  readonly bytes: Uint8Array;
  /** The encoding of a CSV file; if missing, it is detected. */
  readonly encoding: TableEncoding | undefined;
  readonly maxRows: number;
}

interface WholeTable {
  readonly heads: readonly string[];
  /** The rows below the headings, numbered as in a spreadsheet. */
  readonly rows: readonly TableRow[];
}

/** A table in portions for storage: each portion is the JSON of several rows, `[row, cells]`. */
export interface PortionedTable {
  readonly heads: readonly string[];
  readonly rowCount: number;
  readonly portions: readonly string[];
}

const rowsOfPortion = 2_000;

/** Like `readWholeTable`, in portions. */
export async function readTablePortions(file: TableToRead): Promise<PortionedTable | Refusal<SheetRefusal>> {
  const table = await readWholeTable(file);
  if (isRefusal(table)) return table;
  const { heads, rows } = table;
  const portions: string[] = [];
  for (let at = 0; at < rows.length; at += rowsOfPortion)
    portions.push(JSON.stringify(rows.slice(at, at + rowsOfPortion).map(({ row, cells }) => [row, cells])));
  return { heads, rowCount: rows.length, portions };
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The first sheet of an XLSX file, or a CSV file in a usual encoding; its first row contains unique headings.
 */
async function readWholeTable({
  bytes,
  encoding,
  maxRows,
}: TableToRead): Promise<WholeTable | Refusal<SheetRefusal>> {
  const rows = isZip(bytes) ? await parseSheet(bytes, maxRows) : await rowsOfCsv(bytes, encoding, maxRows);
  if (isRefusal(rows)) return rows;
  const [head, ...body] = rows;
  const heads = uniqueHeads((head?.cells ?? []).map((cell) => cell.replace(/^\uFEFF/, '')));
  return { heads, rows: body };
}

async function rowsOfCsv(
  bytes: Uint8Array,
  encoding: TableEncoding | undefined,
  maxRows: number,
): Promise<TableRow[] | Refusal<SheetRefusal>> {
  const text = decodeText(bytes, encoding ?? encodingOf(bytes));
  return text === undefined ? refuse('sheet.unreadable', {}, 'file') : parseCsvRows(text, maxRows);
}
