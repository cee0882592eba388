import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FieldDefinition } from '@crossdock/contract/wire/fact.ts';
import { listExportRowsPerPart, mostXlsxRows } from '@crossdock/contract/wire/listExport.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import type { NoTransaction, Tx } from './db.ts';
import type { CommonRefusal } from './handler.ts';
import { maxTotal } from './paging.ts';
import { type SheetRequest, writeSheet } from './sheetWriter.ts';
import type { Shop } from './shop.ts';

/** A list as it is exported: its columns with their field definitions, their labels, and a row's values by column. */
export interface ListSheet<N extends string, Row> {
  readonly name: string;
  readonly facts: Readonly<Record<N, FieldDefinition>>;
  readonly words: Readonly<Record<string, Texts>>;
  /** The key of a column's label, if it differs from the column's name. */
  readonly labelKey?: (name: N) => string;
  readonly valuesOf: (row: Row) => Readonly<Record<N, string | number | null>>;
}

interface Asked<N extends string> {
  /** If missing, all columns. */
  readonly columns?: readonly N[] | undefined;
  readonly format: SheetFormat;
  readonly after?: string | undefined;
}

interface Reader {
  readonly shop: Shop;
  readonly lang: Lang;
}

interface ListPage<Row> {
  readonly list: readonly Row[];
  readonly more: boolean;
  readonly next: string | null;
}

/** The largest page of any list. A part of the export holds its cells and one page in memory. */
const pageSize = 100;

interface PartAt {
  readonly pageIndex: number;
  readonly pageSize: typeof pageSize;
  readonly after?: string;
}

/**
 * A part of a list as a table: the rows that the list itself answers, page by page, in the requested columns
 * and order. A CSV file has as many parts as it needs, an XLSX file has one.
 */
export const readSheetPart = <N extends string, Row>(
  tx: Tx,
  reader: Reader,
  sheet: ListSheet<N, Row>,
  asked: Asked<N>,
  read: (at: PartAt) => Promise<ListPage<Row> | Refusal<CommonRefusal>>,
) => readSheetPartWithRefusals<N, Row, Refusal<CommonRefusal>>(tx, reader, sheet, asked, read);

/** Like `readSheetPart`, for a reader function with refusals of its own. */
export async function readSheetPartWithRefusals<N extends string, Row, R extends Refusal>(
  tx: Tx,
  reader: Reader,
  sheet: ListSheet<N, Row>,
  { columns = keysOf(sheet.facts), format, after }: Asked<N>,
  read: (at: PartAt) => Promise<ListPage<Row> | R>,
) {
  const most = format === 'xlsx' ? mostXlsxRows : listExportRowsPerPart;
  const rows: string[][] = [];
  let next = after ?? null;
  do {
    const page = await read({ pageIndex: 1, pageSize, ...(next === null ? {} : { after: next }) });
    if (isRefusal(page)) return page;
    rows.push(...page.list.map((row) => cellsOf(row, columns, sheet, reader)));
    next = page.next;
    if (page.more && next === null) return refuse('list.exportOrder', { max: maxTotal }, 'sort');
  } while (next !== null && rows.length < most);
  if (format === 'xlsx' && next !== null) return refuse('list.tooManyRows', { max: mostXlsxRows }, 'format');
  const order: SheetRequest = {
    format,
    sheet: {
      name: `${sheet.name}-${reader.shop.code}-${dateIn(tx.now, reader.shop.timeZone)}`,
      head: columns.map((name) => headOf(name, sheet, reader)),
      rows,
      part: after !== undefined,
    },
  };
  return { order, rows: rows.length, next };
}

type Part = Exclude<Awaited<ReturnType<typeof readSheetPart>>, Refusal>;

export const writeSheetPart = async (noTransaction: NoTransaction, { order, rows, next }: Part) => ({
  ...(await writeSheet(noTransaction, order)),
  rows,
  next,
});

const labelOf = <N extends string>(name: N, { facts, labelKey }: ListSheet<N, never>): string =>
  facts[name].label ?? labelKey?.(name) ?? name;

/** The column's heading, with the unit of amounts and weights. */
function headOf<N extends string>(name: N, sheet: ListSheet<N, never>, { shop, lang }: Reader): string {
  const label = sheet.words[labelOf(name, sheet)]?.[lang] ?? name;
  const { kind } = sheet.facts[name];
  if (kind === 'money') return `${label} (${shop.currency})`;
  return kind === 'weight' ? `${label} (kg)` : label;
}

function cellsOf<N extends string, Row>(
  row: Row,
  columns: readonly N[],
  sheet: ListSheet<N, Row>,
  reader: Reader,
): string[] {
  const values = sheet.valuesOf(row);
  return columns.map((name) => cellOf(name, values[name], sheet, reader));
}

function cellOf<N extends string>(
  name: N,
  value: string | number | null,
  sheet: ListSheet<N, never>,
  { shop, lang }: Reader,
): string {
  if (value === null) return '';
  const fact = sheet.facts[name];
  if (typeof value === 'number') {
    if (fact.kind === 'money') return amountText(value, shop.currency);
    return String(fact.kind === 'weight' ? value / 1000 : value);
  }
  if (fact.kind === 'choice') return sheet.words[`${labelOf(name, sheet)}.${value}`]?.[lang] ?? value;
  if (fact.kind !== 'instant') return value;
  const at = wallClockAt(value, shop.timeZone);
  return fact.style === 'date' ? at.slice(0, 10) : at.replace('T', ' ');
}
