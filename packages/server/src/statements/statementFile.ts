import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import {
  type ColumnMap,
  encodings,
  headsOf,
  proposedMap,
  readTable,
  type StatementEncoding,
  type TableRow,
} from '@crossdock/domain/statements/columns.ts';
import type { WrongRow } from '@crossdock/domain/statements/lines.ts';
import { isMt940, linesAtMost, type ReadStatement, readMt940 } from '@crossdock/domain/statements/mt940.ts';
import { unpack } from '../platform/archive.ts';
import { parseSheet, type SheetRefusal } from '../platform/sheetParser.ts';
import { readCamt } from './camt.ts';

export interface FileToRead {
  readonly bytes: Uint8Array;
  /** The currency of the account: it has so many digits. */
  readonly currency: string;
  readonly map: ColumnMap | undefined;
  /** How the letters of a CSV file are stored; undefined: found out. */
  readonly encoding: StatementEncoding | undefined;
}

export interface ReadFile {
  readonly format: 'camt' | 'mt940' | 'sheet';
  readonly statements: readonly ReadStatement[];
  readonly wrong: readonly WrongRow[];
  /** Of a table: its first rows, and the map by which it was read. */
  readonly table?: {
    readonly rows: readonly TableRow[];
    readonly heads: readonly string[];
    readonly map: ColumnMap | undefined;
    readonly encoding: StatementEncoding;
  };
}

type Read = ReadFile | Refusal<SheetRefusal>;

const unreadable = () => refuse('sheet.unreadable', {}, 'file');
const tooMany = () => refuse('sheet.tooManyRows', { max: linesAtMost }, 'file');
const zipLimits = { maxEntries: 200, maxBytes: 32 * 1024 * 1024 };
const statementNames = /\.(xml|sta|mt940|940|txt)$/i;
const shownRows = 12;

/** Reads a bank's file by what is in it: camt.053, MT940, a zip archive of them, or a table. */
export async function readStatementFile(file: FileToRead): Promise<Read> {
  const { bytes } = file;
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readOne(file);
  const parts = await unpack(bytes, zipLimits, (name) => statementNames.test(name));
  if (parts === 'tooLarge') return refuse('sheet.tooLarge', {}, 'file');
  if (parts === 'damaged') return unreadable();
  // The parts of an XLSX file are no statements.
  if (parts.has('[Content_Types].xml'))
    return readAsTable(file, await parseSheet(bytes, linesAtMost), 'utf-8');
  const read: ReadFile[] = [];
  for (const content of parts.values()) {
    const one = await readOne({ ...file, bytes: content });
    if (isRefusal(one)) return one;
    read.push(one);
  }
  const [first] = read;
  if (first === undefined) return unreadable();
  const lines = read.flatMap(({ statements }) => statements).reduce((sum, one) => sum + one.lines.length, 0);
  if (lines > linesAtMost) return tooMany();
  return {
    format: first.format,
    statements: read.flatMap(({ statements }) => statements),
    wrong: read.flatMap(({ wrong }) => wrong),
  };
}

async function readOne(file: FileToRead): Promise<Read> {
  const encoding = file.encoding ?? encodingOf(file.bytes);
  const text = decoded(file.bytes, encoding);
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
  return readAsTable(file, await parseSheet(Buffer.from(withoutFormulas(text)), linesAtMost), encoding);
}

/** A word that most tables of banks have in their heads. */
const usualWord = /日期|交易日|余额|餘額|วันที่|เวลา|date/i;
const headLetters = 4_000;

/**
 * UTF-8 if it is, else the encoding of the region in which a usual head can be read. The preview shows the letters, and a
 * person may choose another one.
 */
function encodingOf(bytes: Uint8Array): StatementEncoding {
  const read = (one: StatementEncoding) => decoded(bytes, one)?.slice(0, headLetters);
  const possible = encodings.filter((one) => read(one) !== undefined);
  const [first = 'windows-874'] = possible;
  if (first === 'utf-8') return first;
  return possible.find((one) => usualWord.test(read(one) ?? '')) ?? first;
}

function decoded(bytes: Uint8Array, encoding: StatementEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Banks write ="00123" so that spreadsheets keep the zeros. */
const withoutFormulas = (text: string): string =>
  text.replace(/"=""([^"\r\n]{0,100})"""/g, '"$1"').replace(/="([^"\r\n]{0,100})"/g, '"$1"');

function readAsTable(
  { map: given, currency }: FileToRead,
  rows: TableRow[] | Refusal<SheetRefusal>,
  encoding: StatementEncoding,
): Read {
  if (isRefusal(rows)) return rows;
  const map = given ?? proposedMap(rows);
  const read = map === undefined ? 'noHead' : readTable(rows, map, currencyExponent(currency));
  const heads = headsIn(rows, map);
  const table = { rows: rows.slice(0, shownRows), heads, map, encoding };
  if (read === 'noHead') return { format: 'sheet', statements: [], wrong: [], table };
  const statement = { account: '', currency, lines: read.lines };
  return { format: 'sheet', statements: [statement], wrong: read.wrong, table };
}

/** What a person chooses from: the heads of the row that the map means, else of the widest of the first rows. */
function headsIn(rows: readonly TableRow[], map: ColumnMap | undefined): string[] {
  const wanted = Object.values(map?.columns ?? {});
  const first = rows.slice(0, 40).map(({ cells }) => headsOf(cells));
  const meant = first.find((heads) => wanted.length > 0 && wanted.every((one) => heads.includes(one)));
  const filled = (heads: readonly string[]) => heads.filter((one) => one !== '').length;
  const widest = first.reduce<string[]>((a, b) => (filled(b) > filled(a) ? b : a), []);
  return [...new Set((meant ?? widest).filter((one) => one !== ''))].slice(0, 60);
}
