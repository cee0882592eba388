import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import type { SheetRow } from './sheetParser.ts';

/** A column that an import knows, with its possible headings in every language. */
export interface SheetColumn<N extends string> {
  readonly name: N;
  readonly heads: Texts;
  readonly needed: boolean;
}

export type SheetRecord<N extends string> = { readonly row: number } & { readonly [name in N]: string };

/** Rows as records by column name, in any column order; unknown columns are omitted. */
export function toRecords<N extends string>(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn<N>[],
  lang: Lang,
): SheetRecord<N>[] | Refusal<'sheet.columns'> {
  const [head, ...body] = rows;
  const places = columns.map((column) => ({ column, at: head ? placeOf(head.cells, column) : -1 }));
  const missing = places.filter(({ column, at }) => column.needed && at < 0);
  if (missing.length > 0) {
    const names = missing.map(({ column }) => column.heads[lang]).join(lang === 'en' ? ', ' : '、');
    return refuse('sheet.columns', { columns: names }, 'file');
  }
  const placeByName = new Map(places.map(({ column, at }) => [column.name, at]));
  const names = columns.map(({ name }) => name);
  return body.map(({ row, cells }) => ({
    row,
    ...recordOf(names, (name) => cells[placeByName.get(name) ?? -1] ?? ''),
  }));
}

/** The known columns of the sheet. */
export function knownColumns<N extends string>(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn<N>[],
): N[] {
  const head = rows[0]?.cells ?? [];
  return columns.filter((column) => placeOf(head, column) >= 0).map(({ name }) => name);
}

/** Headings of the sheet that match no column. Their cells are ignored. */
export function unknownHeads(rows: readonly SheetRow[], columns: readonly SheetColumn<string>[]): string[] {
  const known = new Set(columns.flatMap(headsOf));
  const heads = rows[0]?.cells ?? [];
  return heads.filter((cell) => cell !== '' && !known.has(normal(cell)));
}

function placeOf(head: readonly string[], column: SheetColumn<string>): number {
  const known = new Set(headsOf(column));
  return head.findIndex((cell) => known.has(normal(cell)));
}

const headsOf = ({ name, heads }: SheetColumn<string>): string[] =>
  [name, ...Object.values(heads)].map(normal);

/** The heading without byte order mark, blanks and case, for comparison. */
function normal(head: string): string {
  return head
    .normalize('NFKC')
    .replace(/[\uFEFF\s*_]/g, '')
    .toLowerCase();
}
