import { courierNumberProblem, hasCourierPattern, normaliseCourierNumber } from './couriers.ts';
import { goodsName, isSimplifiedSheet, type PastedGoods, readCount, readPrice } from './pastedGoods.ts';
import { isPhone } from './pastedNumbers.ts';

/** One row of a pasted table that has a courier number. */
export interface PastedRow {
  readonly number: string;
  readonly goods: PastedGoods;
  /** Where the row is in the text. */
  readonly from: number;
  readonly to: number;
}

type Column = 'number' | 'order' | 'name' | 'count' | 'price' | 'link' | 'other';

const heads: readonly (readonly [Column, RegExp])[] = [
  ['order', /[订訂][单單]|\border\b/i],
  [
    'number',
    /[单單][号號]|[运運][单單]|快[递遞](?!公司)|物流(?!公司)|追[踪蹤]|tracking|waybill|courier (?:no|number)/i,
  ],
  ['link', /[链鏈連]接|[连連][结結]|[网網]址|link|url/i],
  ['count', /[数數]量|件[数數]|qty|quantity|count|pcs|pieces/i],
  ['price', /[价價]|金[额額]|[实實]付|price|amount|value|paid/i],
  ['name', /商品|品名|名[称稱]|[宝寶][贝貝]|[货貨]品|物品|[内內]容|goods|item|name|product|description/i],
];

interface Row {
  readonly cells: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * The rows with a courier number of a table that was copied from a spreadsheet (tabs between cells) or written with
 * bars. None if the text is not such a table.
 * @example parsePastedTable('单号\t品名\nSF1234567890123\t棉上衣')[0]?.goods.name // → '棉上衣'
 */
export function parsePastedTable(text: string): PastedRow[] {
  const rows = rowsOf(text);
  if (!rows.some(({ cells }) => cells.length > 1)) return [];
  const [first] = rows;
  const named = first?.cells.map(headOf) ?? [];
  const hasHead = named.includes('number');
  const isCode = (cell: string) => hasCourierPattern(cellNumber(cell) ?? '');
  // A text with several numbers in one row is not a table.
  if (!hasHead && rows.some(({ cells }) => cells.filter(isCode).length > 1)) return [];
  const kinds = hasHead ? named : guessColumns(rows);
  const place = kinds.indexOf('number');
  const yuan = isSimplifiedSheet(text);
  const headYuan = hasHead && yuan && /元|人民币|RMB|CNY/i.test(first?.cells[kinds.indexOf('price')] ?? '');
  return rows.flatMap(({ cells, from, to }) => {
    const number = cellNumber(cells[place] ?? '');
    return number === undefined
      ? []
      : [{ number, goods: goodsOf(cells, kinds, { yuan, headYuan }), from, to }];
  });
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  const mark = markBetween(text);
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const divider = line.includes('\t') ? '\t' : line.includes('|') ? '|' : mark;
    if (divider !== null) {
      const bare = line.replace(/^\s*\||\|\s*$/g, '');
      const cells = bare.split(divider).map((cell) => cell.trim().replace(/^['"]+|['"]+$/g, ''));
      // A blank line, or the line of dashes under the head.
      if (!cells.every((cell) => /^:?-*:?$/.test(cell))) rows.push({ cells, from, to });
    }
    from = to + 1;
  }
  return rows;
}

/**
 * The comma or semicolon that divides the cells of each line, as in a CSV file that a spreadsheet saved. Null if the
 * text is not such a table: a list of numbers or a sentence can also contain commas.
 */
function markBetween(text: string): ',' | ';' | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const isTable = (mark: ',' | ';') => {
    const width = first.split(mark).length;
    const rows = lines.map((line) => line.split(mark).map((cell) => cell.trim()));
    if (width < 2 || rows.some((cells) => cells.length !== width)) return false;
    if (rows[0]?.map(headOf).includes('number')) return true;
    return rows.every(
      (cells) =>
        cells.filter((cell) => cellNumber(cell) !== undefined).length === 1 &&
        cells.some((cell) => /^[¥￥]?\d{1,7}(?:\.\d{1,2})?$/.test(cell)) &&
        cells.some((cell) => /^[^\d]*\p{L}{2}/u.test(cell) && cellNumber(cell) === undefined),
    );
  };
  return ([',', ';'] as const).find(isTable) ?? null;
}

const headOf = (cell: string): Column =>
  cell.length > 24 || /\d{4}/.test(cell)
    ? 'other'
    : (heads.find(([, form]) => form.test(cell))?.[0] ?? 'other');

/** The courier number in a cell. A number that a spreadsheet turned into 7.73E+14 is lost. */
function cellNumber(cell: string): string | undefined {
  const number = normaliseCourierNumber(cell).replace(/[ -]/g, '');
  if (!/\d{4}/.test(number) || number.length < 8 || number.length > 24) return undefined;
  if (courierNumberProblem(number) || isPhone(number) || /^20[123]\d[01]\d[0-3]\d/.test(number))
    return undefined;
  return number;
}

/** Guesses the columns of a table without a head from the look of most of their cells. */
function guessColumns(rows: readonly Row[]): Column[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = [...Array(width).keys()];
  const share = (place: number, is: (cell: string) => boolean) =>
    rows.filter(({ cells }) => is(cells[place] ?? '')).length / rows.length;
  const isStrong = (cell: string) => hasCourierPattern(cellNumber(cell) ?? '');
  const isNumber = (cell: string) => isStrong(cell) || /^\d{12,15}$/.test(cellNumber(cell) ?? '');
  const [best] = places
    .map((place) => ({ place, strong: share(place, isStrong), numbers: share(place, isNumber) }))
    .toSorted((a, b) => b.strong - a.strong || b.numbers - a.numbers);
  if (best === undefined || best.numbers < 0.5) return [];
  const kinds: Column[] = places.map((place) => (place === best.place ? 'number' : 'other'));
  const give = (kind: Column, is: (cell: string) => boolean) => {
    const place = places.find((one) => kinds[one] === 'other' && share(one, is) >= 0.5);
    if (place !== undefined) kinds[place] = kind;
  };
  give('link', (cell) => /^https?:\/\//.test(cell));
  give('count', (cell) => /^\d{1,3}(?:\s?[件双雙个個套盒])?$/.test(cell));
  give('price', (cell) => /^(?:[¥￥]|NT\$|RMB)?\s?\d{1,7}(?:\.\d{1,2})?\s?元?$/.test(cell));
  give('name', (cell) => /\p{L}{2}/u.test(cell) && !/快[递遞]|通$|[达達]$|[丰豐]$/.test(cell));
  return kinds;
}

/** Whether 元 means yuan in the sheet, and whether the head of the price column says 元. */
interface SheetYuan {
  readonly yuan: boolean;
  readonly headYuan: boolean;
}

function goodsOf(
  cells: readonly string[],
  kinds: readonly Column[],
  { yuan, headYuan }: SheetYuan,
): PastedGoods {
  const cell = (kind: Column) => cells[kinds.indexOf(kind)] ?? '';
  const name = goodsName(cell('name'));
  const plainCount = /^\d{1,4}$/.test(cell('count')) ? Number(cell('count')) : readCount(cell('count'));
  const plain = /^\d{1,7}(?:,\d{3})*(?:\.\d{1,2})?$/.test(cell('price'));
  const price = plain
    ? { amount: cell('price').replaceAll(',', ''), currency: headYuan ? ('CNY' as const) : ('' as const) }
    : readPrice(cell('price'), { yuan });
  const link = /^https?:\/\/\S{1,490}$/.exec(cell('link'))?.[0];
  return {
    ...(name === undefined ? {} : { name }),
    ...(plainCount ? { count: plainCount } : {}),
    ...(price !== undefined && Number(price.amount) > 0 ? { price } : {}),
    ...(link === undefined ? {} : { link }),
  };
}
