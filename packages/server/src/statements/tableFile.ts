import type { Refusal } from '@crossdock/contract/refusals.ts';
import {
  encodings,
  type TableEncoding,
  type TableMap,
  type TableRow,
  uniqueHeads,
} from '@crossdock/domain/statements/tables.ts';
import { parseSheet, type SheetRefusal } from '../platform/sheetParser.ts';

/** The first rows of a table, and the column matching with which it was read. */
export interface TablePreview<C extends string> {
  readonly rows: readonly TableRow[];
  readonly heads: readonly string[];
  readonly map: TableMap<C> | undefined;
  readonly encoding: TableEncoding;
}

const shownRows = 12;

export const previewTable = <C extends string>(
  rows: readonly TableRow[],
  map: TableMap<C> | undefined,
  encoding: TableEncoding,
): TablePreview<C> => ({ rows: rows.slice(0, shownRows), heads: headsIn(rows, map), map, encoding });

export const parseCsvRows = (text: string, atMost: number): Promise<TableRow[] | Refusal<SheetRefusal>> =>
  parseSheet(Buffer.from(withoutFormulas(text)), atMost);

/** A word that most tables of banks and carriers have in their headings. */
const usualWord =
  /日期|交易日|会员|會員|姓名|电话|電話|手机|手機|地址|余额|餘額|單號|单号|訂單|订单|代收|วันที่|เลขพัสดุ|เวลา|date/i;
const headLetters = 4_000;

/**
 * The encoding: UTF-8 if valid, else the regional encoding in which a usual heading can be read. The preview
 * shows the text, and a person may choose another one.
 */
export function encodingOf(bytes: Uint8Array): TableEncoding {
  const read = (one: TableEncoding) => decodeText(bytes, one)?.slice(0, headLetters);
  const possible = encodings.filter((one) => read(one) !== undefined);
  const [first = 'windows-874'] = possible;
  if (first === 'utf-8') return first;
  return possible.find((one) => usualWord.test(read(one) ?? '')) ?? first;
}

export function decodeText(bytes: Uint8Array, encoding: TableEncoding): string | undefined {
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

/**
 * The headings that a person can choose from: those of the row that the matching uses, else of the widest of
 * the first rows.
 */
function headsIn(rows: readonly TableRow[], map: TableMap<string> | undefined): string[] {
  const wanted = Object.values(map?.columns ?? {}).flatMap((head) => head ?? []);
  const first = rows.slice(0, 40).map(({ cells }) => uniqueHeads(cells));
  const meant = first.find((heads) => wanted.length > 0 && wanted.every((one) => heads.includes(one)));
  const filled = (heads: readonly string[]) => heads.filter((one) => one !== '').length;
  const widest = first.reduce<string[]>((a, b) => (filled(b) > filled(a) ? b : a), []);
  return [...new Set((meant ?? widest).filter((one) => one !== ''))].slice(0, 60);
}
