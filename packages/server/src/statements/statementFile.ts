import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import {
  proposedStatementMap,
  readStatementTable,
  type StatementColumn,
  type StatementColumnMap,
} from '@crossdock/domain/statements/columns.ts';
import type { StatementRowFault } from '@crossdock/domain/statements/lines.ts';
import {
  isMt940,
  maxStatementLines,
  type ParsedStatement,
  readMt940,
} from '@crossdock/domain/statements/mt940.ts';
import type { TableEncoding, TableRow } from '@crossdock/domain/statements/tables.ts';
import { unpack } from '../platform/archive.ts';
import { parseSheet, type SheetRefusal } from '../platform/sheetParser.ts';
import { readCamt } from './camt.ts';
import { decodeText, encodingOf, parseCsvRows, previewTable, type TablePreview } from './tableFile.ts';

export interface StatementFileToRead {
  readonly bytes: Uint8Array;
  /** The account's currency, which sets the number of decimals. */
  readonly currency: string;
  readonly map: StatementColumnMap | undefined;
  /** The encoding of a CSV file; undefined if it is to be detected. */
  readonly encoding: TableEncoding | undefined;
}

export interface ParsedStatementFile {
  readonly format: 'camt' | 'mt940' | 'sheet';
  readonly statements: readonly ParsedStatement[];
  readonly wrong: readonly StatementRowFault[];
  /** For a table: its first rows, and the column matching with which it was read. */
  readonly table?: TablePreview<StatementColumn>;
}

type Read = ParsedStatementFile | Refusal<SheetRefusal>;

const unreadable = () => refuse('sheet.unreadable', {}, 'file');
const tooMany = () => refuse('sheet.tooManyRows', { max: maxStatementLines }, 'file');
const zipLimits = { maxEntries: 200, maxBytes: 32 * 1024 * 1024 };
const statementNames = /\.(xml|sta|mt940|940|txt)$/i;

/** Reads a bank's file by its content: camt.053, MT940, a zip archive of them, or a table. */
export async function readStatementFile(file: StatementFileToRead): Promise<Read> {
  const { bytes } = file;
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readOne(file);
  const parts = await unpack(bytes, zipLimits, (name) => statementNames.test(name));
  if (parts === 'tooLarge') return refuse('sheet.tooLarge', {}, 'file');
  if (parts === 'damaged') return unreadable();
  // The parts of an XLSX file are not statements.
  if (parts.has('[Content_Types].xml'))
    return readAsTable(file, await parseSheet(bytes, maxStatementLines), 'utf-8');
  const read: ParsedStatementFile[] = [];
  for (const content of parts.values()) {
    const one = await readOne({ ...file, bytes: content });
    if (isRefusal(one)) return one;
    read.push(one);
  }
  const [first] = read;
  if (first === undefined) return unreadable();
  const lines = read.flatMap(({ statements }) => statements).reduce((sum, one) => sum + one.lines.length, 0);
  if (lines > maxStatementLines) return tooMany();
  return {
    format: first.format,
    statements: read.flatMap(({ statements }) => statements),
    wrong: read.flatMap(({ wrong }) => wrong),
  };
}

async function readOne(file: StatementFileToRead): Promise<Read> {
  const encoding = file.encoding ?? encodingOf(file.bytes);
  const text = decodeText(file.bytes, encoding);
  if (text === undefined) return unreadable();
  if (/^\s*</.test(text)) {
    const read = readCamt(text);
    if (read === 'tooMany') return tooMany();
    return read === 'unreadable' ? unreadable() : { format: 'camt', ...read };
  }
  if (isMt940(text)) {
    const read = readMt940(text);
    return read === 'tooMany' ? tooMany() : { format: 'mt940', ...read };
  }
  return readAsTable(file, await parseCsvRows(text, maxStatementLines), encoding);
}

function readAsTable(
  { map: given, currency }: StatementFileToRead,
  rows: TableRow[] | Refusal<SheetRefusal>,
  encoding: TableEncoding,
): Read {
  if (isRefusal(rows)) return rows;
  const map = given ?? proposedStatementMap(rows);
  const read = map === undefined ? 'noHead' : readStatementTable(rows, map, currencyExponent(currency));
  const table = previewTable(rows, map, encoding);
  if (read === 'noHead') return { format: 'sheet', statements: [], wrong: [], table };
  const statement = { account: '', currency, lines: read.lines };
  return { format: 'sheet', statements: [statement], wrong: read.wrong, table };
}
