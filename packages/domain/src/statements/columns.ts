import { keysOf } from '../records.ts';
import { parseAmountCell } from './amounts.ts';
import { parseDayCell, parseTimeCell } from './days.ts';
import {
  type StatementLine,
  type StatementLineFault,
  type StatementRowFault,
  statementLineTextMax,
} from './lines.ts';
import {
  mappedRows,
  partitionRows,
  proposedMapOf,
  type TableHeadRules,
  type TableMap,
  type TableRow,
} from './tables.ts';

/** The values that a column of a bank's table can contain. */
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

/** Which head of a bank's table names the column of each value, and how the table writes its days. */
export type StatementColumnMap = TableMap<StatementColumn>;

/** Usual column heads. Earlier entries claim a column first. */
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

const bankTable: TableHeadRules<StatementColumn> = {
  heads: usualHeads,
  dayColumn: 'date',
  isHead: (columns) => columns.date !== undefined && keysOf(columns).length >= 2,
};

/**
 * A proposed map for a bank's table that nobody has described yet. Undefined if no row looks like a head.
 * @example proposedStatementMap([]) // → undefined
 */
export function proposedStatementMap(rows: readonly TableRow[]): StatementColumnMap | undefined {
  const map = proposedMapOf(rows, bankTable);
  if (map === undefined) return undefined;
  const { amount, ...rest } = map.columns;
  // A signed amount is used only if there are no columns for in and out.
  const isSplit = rest.in !== undefined || rest.out !== undefined;
  return isSplit ? { ...map, columns: rest } : map;
}

interface ReadTable {
  readonly lines: StatementLine[];
  readonly wrong: StatementRowFault[];
}

/**
 * The lines of a table, read with its map; `noHead` if no row has all heads that the map names. Rows without
 * a day and an amount, such as sums, are skipped.
 * @example readStatementTable([], { columns: {} }, 2) // → 'noHead'
 */
export function readStatementTable(
  rows: readonly TableRow[],
  map: StatementColumnMap,
  digits: number,
): ReadTable | 'noHead' {
  const mapped = mappedRows(rows, map);
  if (mapped === 'noHead') return 'noHead';
  return partitionRows(mapped, ({ row, cell }) => readLine(row, cell, map, digits));
}

function readLine(
  row: number,
  cell: (column: StatementColumn) => string,
  map: StatementColumnMap,
  digits: number,
): StatementLine | StatementRowFault | undefined {
  const moved = [cell('in'), cell('out'), cell('amount')];
  if (moved.every((one) => one === '') || (cell('date') === '' && cell('note') === '')) return undefined;
  const day = parseDayCell(cell('date'), map);
  // A row of sums has no day: its date cell is empty or has only words. Such a row is skipped.
  if (day === undefined && !/\d/.test(cell('date'))) return undefined;
  const amount = movedMinor(cell, digits);
  const written = cell('balance');
  const balance = written === '' ? null : parseAmountCell(written, digits);
  const fault = faultOf(day, amount, balance);
  if (fault !== undefined) return { row, fault };
  return {
    row,
    day: day ?? '',
    time: parseTimeCell(cell('time')) ?? parseTimeCell(cell('date')),
    amountMinor: Number(amount),
    balanceMinor: balance ?? null,
    reference: cell('reference').slice(0, statementLineTextMax),
    note: cell('note').slice(0, statementLineTextMax),
    counterName: cell('counterName').slice(0, statementLineTextMax),
    counterAccount: cell('counterAccount').slice(0, statementLineTextMax),
  };
}

function faultOf(
  day: string | undefined,
  amount: number | StatementLineFault,
  balance: number | null | undefined,
): StatementLineFault | undefined {
  if (day === undefined) return 'day';
  if (typeof amount === 'string') return amount;
  return balance === undefined ? 'balance' : undefined;
}

/** The amount of a row: in minus out, or the signed amount. Only one of them may be filled. */
function movedMinor(cell: (column: StatementColumn) => string, digits: number): number | StatementLineFault {
  const read = (column: 'in' | 'out' | 'amount') => {
    const written = cell(column).replace(/^[-–]+$/u, '');
    return written === '' ? 0 : parseAmountCell(written, digits);
  };
  const [into, out, signed] = [read('in'), read('out'), read('amount')];
  if (into === undefined || out === undefined || signed === undefined) return 'amount';
  const given = [into, 0 - Math.abs(out), signed].filter((one) => one !== 0);
  if (given.length > 1) return 'twoAmounts';
  return given[0] ?? 'amount';
}
