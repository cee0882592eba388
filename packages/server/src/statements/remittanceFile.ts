import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import {
  proposedRemittanceMap,
  type RemittanceColumn,
  type RemittanceLine,
  type RemittanceMap,
  type RemittanceRowFault,
  readRemittances,
} from '@crossdock/domain/remittances/columns.ts';
import { maxStatementLines } from '@crossdock/domain/statements/mt940.ts';
import type { TableEncoding, TableRow } from '@crossdock/domain/statements/tables.ts';
import { parseSheet, type SheetRefusal } from '../platform/sheetParser.ts';
import { decodeText, encodingOf, parseCsvRows, previewTable, type TablePreview } from './tableFile.ts';

export interface RemittanceFileToRead {
  readonly bytes: Uint8Array;
  /** The shop's currency, which sets the number of decimals. */
  readonly currency: string;
  readonly map: RemittanceMap | undefined;
  /** The encoding of a CSV file; undefined if it is to be detected. */
  readonly encoding: TableEncoding | undefined;
}

export interface ParsedRemittanceFile {
  /** Undefined if the file lacks the matched columns, or if no matching is known. */
  readonly lines: readonly RemittanceLine[] | undefined;
  readonly wrong: readonly RemittanceRowFault[];
  readonly table: TablePreview<RemittanceColumn>;
}

/** Reads a carrier's list: CSV in any of the encodings, or XLSX. */
export async function readRemittanceFile(
  file: RemittanceFileToRead,
): Promise<ParsedRemittanceFile | Refusal<SheetRefusal>> {
  const { bytes } = file;
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return readRows(file, await parseSheet(bytes, maxStatementLines), 'utf-8');
  const encoding = file.encoding ?? encodingOf(bytes);
  const text = decodeText(bytes, encoding);
  if (text === undefined) return refuse('sheet.unreadable', {}, 'file');
  return readRows(file, await parseCsvRows(text, maxStatementLines), encoding);
}

function readRows(
  { map: given, currency }: RemittanceFileToRead,
  rows: TableRow[] | Refusal<SheetRefusal>,
  encoding: TableEncoding,
): ParsedRemittanceFile | Refusal<SheetRefusal> {
  if (isRefusal(rows)) return rows;
  const map = given ?? proposedRemittanceMap(rows);
  const table = previewTable(rows, map, encoding);
  const read = map === undefined ? 'noHead' : readRemittances(rows, map, currencyExponent(currency));
  return read === 'noHead' ? { lines: undefined, wrong: [], table } : { ...read, table };
}
