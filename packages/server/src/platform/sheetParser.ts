import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import type { sheetRefusalCodes } from '@crossdock/contract/wire/sheet.ts';
import { unpack } from './archive.ts';

export type SheetRefusal = (typeof sheetRefusalCodes)[number];

export interface SheetRow {
  /** The row number as in a spreadsheet: the headings are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

const archiveLimits = { maxEntries: 200, maxBytes: 32 * 1024 * 1024 };
const maxColumns = 60;
/** The maximum number of cells: 5,000 rows of the widest sheet. Lists with more rows have fewer columns. */
const maxCells = 300_000;
const maxCellLength = 500;

/**
 * Reads the first sheet of an XLSX or CSV file as text, with its headings and without empty rows. Refuses
 * files that are not sheets, unpack to more than 32 MB or have too many rows. Refuses formulas too, because
 * their result depends on who opens them.
 */
export async function parseSheet(
  bytes: Uint8Array,
  maxRows: number,
): Promise<SheetRow[] | Refusal<SheetRefusal>> {
  const table = isZip(bytes) ? await fromXlsx(bytes, maxRows) : await fromCsv(bytes, maxRows);
  if (!Array.isArray(table)) return table;
  if (table.length > maxRows + 1) return tooManyRows(maxRows);
  const rows = table
    .map((cells, at) => ({ row: at + 1, cells: cells.slice(0, maxColumns).map(plain) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return rows.length > 1 ? rows : refuse('sheet.empty', {}, 'file');
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Removes the apostrophe that our own sheets put before texts that a spreadsheet could read as a formula. */
function plain(cell: string): string {
  return unescapeFormula(cell.trim().slice(0, maxCellLength)).trim();
}

const tooManyRows = (max: number) => refuse('sheet.tooManyRows', { max }, 'file');
const tooLarge = () => refuse('sheet.tooLarge', {}, 'file');
const unreadable = () => refuse('sheet.unreadable', {}, 'file');

/** The parts that the reader needs. Pictures, macros and other parts are never unpacked. */
const xlsxParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[\w.]+\.xml|xl\/_rels\/[\w.]+|xl\/worksheets\/[\w.]+\.xml)$/;

async function fromXlsx(bytes: Uint8Array, maxRows: number): Promise<string[][] | Refusal<SheetRefusal>> {
  const parts = await unpack(bytes, archiveLimits, (name) => xlsxParts.test(name));
  if (parts === 'tooLarge') return tooLarge();
  if (parts === 'damaged' || !parts.has('xl/workbook.xml')) return unreadable();
  for (const [name, content] of parts) {
    // Every part is checked like a sheet, because the workbook may declare any part as its sheet.
    const fault = partFault(name, Buffer.from(content).toString('utf8'), maxRows);
    if (fault) return fault;
  }
  const [{ readSheet }, { zipSync }] = await Promise.all([import('read-excel-file/node'), import('fflate')]);
  try {
    // The reader gets an archive rebuilt from checked parts only.
    const checked = zipSync(Object.fromEntries(parts), { level: 0 });
    const rows = await readSheet<string>(Buffer.from(checked), { parseNumber: wholeText });
    return rows.map((cells) => cells.map((cell) => textOf(cell)));
  } catch {
    return unreadable();
  }
}

function partFault(name: string, xml: string, maxRows: number): Refusal<SheetRefusal> | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return unreadable();
  if (name === 'xl/sharedStrings.xml' && isMoreThan(maxCells, xml, /<(\w+:)?si[\s>/]/g)) return tooLarge();
  if (/<(\w+:)?f[\s>/]/.test(xml)) return refuse('sheet.formula', {}, 'file');
  if (isMoreThan(maxRows + 1, xml, /<(\w+:)?row[\s>/]/g)) return tooManyRows(maxRows);
  return isMoreThan(maxCells, xml, /<(\w+:)?c[\s>/]/g) ? tooLarge() : undefined;
}

function isMoreThan(max: number, xml: string, tag: RegExp): boolean {
  let count = 0;
  for (const _ of xml.matchAll(tag)) if (++count > max) return true;
  return false;
}

/** Spreadsheets turn a number typed without quotes into `1.2345E+11`; this restores its digits. */
function wholeText(written: string): string {
  const value = Number(written);
  return Number.isSafeInteger(value) ? String(value) : written;
}

/** A date cell has no time zone: its clock time is kept as written. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell);
}

async function fromCsv(bytes: Uint8Array, maxRows: number): Promise<string[][] | Refusal<SheetRefusal>> {
  const text = decode(bytes);
  if (text === undefined) return unreadable();
  const { parse } = await import('csv-parse/sync');
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      // All three line endings are listed, because a file edited by hand may mix them, and detecting only the first
      // row's would join other rows.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 64 * 1024,
      to: maxRows + 2,
    });
  } catch {
    return unreadable();
  }
  const hasFormula = rows.some((cells) => cells.some((cell) => cell.trimStart().startsWith('=')));
  return hasFormula ? refuse('sheet.formula', {}, 'file') : rows;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The most frequent delimiter in the headings; spreadsheets of some countries use semicolons. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: head.split(mark).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).mark;
}
