import { keysOf } from '../records.ts';
import { amountIn } from './amounts.ts';
import { type Calendar, type DayOrder, dayIn, timeIn } from './days.ts';
import { type LineFault, lineTextMax, type StatementLine, type WrongRow } from './lines.ts';

/** What a column of a bank's table may say. */
export const statementColumns = [
  'date',
  'time',
  'in',
  'out',
  'amount',
  'balance',
  'note',
  'reference',
  'counterName',
  'counterAccount',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** How the letters of a CSV file are stored. */
export const encodings = ['utf-8', 'big5', 'gb18030', 'windows-874'] as const;
export type StatementEncoding = (typeof encodings)[number];

/** How a bank writes its tables: which column, by its head, says what. */
export interface ColumnMap {
  readonly columns: Readonly<Partial<Record<StatementColumn, string>>>;
  readonly order: DayOrder;
  readonly calendar: Calendar;
}

export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Banks put the account's name and the period above the table. */
const headWithin = 40;

/** The usual heads, in the order in which they claim a column. */
const usualHeads: Readonly<Record<StatementColumn, RegExp>> = {
  date: /^((交易|记账|記帳|入帳|帳務|账务|入账)?日期|交易日|日期时间|日期時間|交易(日期)?时间|date|(transaction|posting|booking|value|txn|trans)\.? ?date|วันที่.*)$/i,
  time: /^((交易)?(時間|时间)|time|เวลา.*)$/i,
  in: /^((存入|收入|入帳|入账|貸方)(金額|金额)?|贷方(金额|发生额)?|存款|credit( amount)?|deposit(s| amount)?|money in|paid in|เงินเข้า|ฝาก.*|เงินฝาก)$/i,
  out: /^((支出|提出|轉出|转出|借方)(金額|金额)?|借方发生额|提款|debit( amount)?|withdrawal(s| amount)?|money out|paid out|เงินออก|ถอน.*)$/i,
  amount: /^((交易)?(金額|金额)|发生额|amount|transaction amount|จำนวนเงิน)$/i,
  balance:
    /^((帳戶|账户|帳面|结存|結存)?(餘額|余额)|結餘|结余|(running |ledger |account )?balance|ยอดคงเหลือ|คงเหลือ)$/i,
  note: /^(摘要|備註|备注|附言|附註|说明|說明|用途|交易(資訊|说明|說明|摘要)|description|details|particulars|narrative|remarks?|memo|note|transaction description|รายละเอียด|รายการ|คำอธิบาย)$/i,
  reference:
    /^((交易|流水)?(序號|序号|流水號|流水号|流水|編號|编号)|(bank |transaction )?ref(erence)?( ?(no\.?|number|id))?|เลขที่อ้างอิง)$/i,
  counterName:
    /^(對方(戶名|名稱)|对方(户名|名称)|(匯款|转账|付款)人|counterparty( name)?|payer( name)?|ชื่อผู้โอน)$/i,
  counterAccount:
    /^(對方(帳號|帳戶)|对方(账号|账户)|(轉出|转出|匯款)?(帳號|账号)|counterparty account|(from|payer) account|เลขบัญชี.*)$/i,
};

/**
 * The heads of a table, each with a name of its own, so that a map can say which of two it means.
 * @example headsOf(['金額', '金額']) // → ['金額', '金額 (2)']
 */
export function headsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell) => {
    const head = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
    const n = (seen.get(head) ?? 0) + 1;
    seen.set(head, n);
    return n > 1 && head !== '' ? `${head} (${n})` : head;
  });
}

/**
 * A map for a table that nobody has described yet, by the usual heads of banks and by how its days are written. Undefined
 * where no row looks like a head. It is a proposal: a person sees it before it is used.
 * @example proposedMap([]) // → undefined
 */
export function proposedMap(rows: readonly TableRow[]): ColumnMap | undefined {
  const found = rows.slice(0, headWithin).map(({ cells }) => usualColumns(headsOf(cells)));
  const best = found.reduce((a, b) => (keysOf(b).length > keysOf(a).length ? b : a), {});
  const at = found.indexOf(best);
  if (best.date === undefined || keysOf(best).length < 2) return undefined;
  const place = headsOf(rows[at]?.cells ?? []).indexOf(best.date);
  const days = rows.slice(at + 1, at + 60).map(({ cells }) => cells[place] ?? '');
  return { columns: best, ...styleOf(days) };
}

function usualColumns(heads: readonly string[]): Partial<Record<StatementColumn, string>> {
  const columns: Partial<Record<StatementColumn, string>> = {};
  for (const column of statementColumns) {
    const head = heads.find((one) => usualHeads[column].test(one) && !Object.values(columns).includes(one));
    if (head !== undefined) columns[column] = head;
  }
  // A signed amount is read only where in and out have no columns.
  if (columns.in !== undefined || columns.out !== undefined) delete columns.amount;
  return columns;
}

const styles = (['western', 'roc', 'buddhist'] as const).flatMap((calendar) =>
  (['ymd', 'dmy', 'mdy'] as const).map((order) => ({ order, calendar })),
);

/** The first style in which most of the days can be read; a bank's days do not lie far in the future. */
function styleOf(days: readonly string[]): Pick<ColumnMap, 'order' | 'calendar'> {
  const read = styles.map((style) => days.filter((day) => dayIn(day, style) !== undefined).length);
  return styles[read.indexOf(Math.max(...read))] ?? { order: 'ymd', calendar: 'western' };
}

interface ReadTable {
  readonly lines: StatementLine[];
  readonly wrong: WrongRow[];
}

/**
 * The lines of a table by its map; `noHead` if no row has all heads that the map names. Rows without a day and an amount, such as sums, are no lines.
 * @example readTable([], { columns: {} }, 2) // → 'noHead'
 */
export function readTable(rows: readonly TableRow[], map: ColumnMap, digits: number): ReadTable | 'noHead' {
  const named = keysOf(map.columns);
  const headAt = rows.slice(0, headWithin).findIndex(({ cells }) =>
    isHead(
      headsOf(cells),
      named.map((one) => map.columns[one] ?? ''),
    ),
  );
  if (headAt < 0 || named.length === 0) return 'noHead';
  const heads = headsOf(rows[headAt]?.cells ?? []);
  const places = new Map(named.map((column) => [column, heads.indexOf(map.columns[column] ?? '')]));
  const lines: StatementLine[] = [];
  const wrong: WrongRow[] = [];
  for (const { row, cells } of rows.slice(headAt + 1)) {
    const cell = (column: StatementColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
    const line = readLine(row, cell, map, digits);
    if (line === undefined) continue;
    if ('fault' in line) wrong.push(line);
    else lines.push(line);
  }
  return { lines, wrong };
}

const isHead = (heads: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => heads.includes(one));

function readLine(
  row: number,
  cell: (column: StatementColumn) => string,
  map: ColumnMap,
  digits: number,
): StatementLine | WrongRow | undefined {
  const moved = [cell('in'), cell('out'), cell('amount')];
  if (moved.every((one) => one === '') || (cell('date') === '' && cell('note') === '')) return undefined;
  const day = dayIn(cell('date'), map);
  // A sum below the table has no day, and words where the others have one.
  if (day === undefined && !/\d/.test(cell('date'))) return undefined;
  const amount = movedMinor(cell, digits);
  const written = cell('balance');
  const balance = written === '' ? null : amountIn(written, digits);
  const fault = faultOf(day, amount, balance);
  if (fault !== undefined) return { row, fault };
  return {
    row,
    day: day ?? '',
    time: timeIn(cell('time')) ?? timeIn(cell('date')),
    amountMinor: Number(amount),
    balanceMinor: balance ?? null,
    reference: cell('reference').slice(0, lineTextMax),
    note: cell('note').slice(0, lineTextMax),
    counterName: cell('counterName').slice(0, lineTextMax),
    counterAccount: cell('counterAccount').slice(0, lineTextMax),
  };
}

function faultOf(
  day: string | undefined,
  amount: number | LineFault,
  balance: number | null | undefined,
): LineFault | undefined {
  if (day === undefined) return 'day';
  if (typeof amount === 'string') return amount;
  return balance === undefined ? 'balance' : undefined;
}

/** What a row moved: in, less out, or the signed amount. Only one of them may be there. */
function movedMinor(cell: (column: StatementColumn) => string, digits: number): number | LineFault {
  const read = (column: 'in' | 'out' | 'amount') => {
    const written = cell(column).replace(/^[-–]+$/u, '');
    return written === '' ? 0 : amountIn(written, digits);
  };
  const [into, out, signed] = [read('in'), read('out'), read('amount')];
  if (into === undefined || out === undefined || signed === undefined) return 'amount';
  const given = [into, 0 - Math.abs(out), signed].filter((one) => one !== 0);
  if (given.length > 1) return 'twoAmounts';
  return given[0] ?? 'amount';
}
