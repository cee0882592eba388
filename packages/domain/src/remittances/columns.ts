import { plainTransferNumber } from '../payments/transferNumber.ts';
import { parseAmountCell } from '../statements/amounts.ts';
import { parseDayCell } from '../statements/days.ts';
import {
  mappedRows,
  partitionRows,
  proposedMapOf,
  type TableHeadRules,
  type TableMap,
  type TableRow,
} from '../statements/tables.ts';

/** The values that a column of a carrier's list can contain. */
export const remittanceColumns = ['tracking', 'order', 'collected', 'fee', 'date', 'reference'] as const;
export type RemittanceColumn = (typeof remittanceColumns)[number];

/** Describes a carrier's lists: the heads of their columns, and how they write days. */
export type RemittanceMap = TableMap<RemittanceColumn>;

/** A package for which a carrier pays the shop the collected amount, minus its fee. */
export interface RemittanceLine {
  readonly row: number;
  /** In upper case without spaces, as stored with orders; empty if the list does not say. */
  readonly trackingNumber: string;
  readonly orderNumber: string;
  readonly collectedMinor: number;
  readonly feeMinor: number;
  /** Written 2026-11-20; null if the list does not say. */
  readonly day: string | null;
  /** The carrier's reference of its payment; empty if the list does not say. */
  readonly reference: string;
}

/** Why a row of a list cannot be read as a line. */
export const remittanceFaults = ['number', 'amount', 'fee', 'day'] as const;
export type RemittanceFault = (typeof remittanceFaults)[number];

export interface RemittanceRowFault {
  readonly row: number;
  readonly fault: RemittanceFault;
}

const list: TableHeadRules<RemittanceColumn> = {
  heads: {
    tracking:
      /^((物流|貨運|货运|托運|托运|託運|宅配|配送|運|运|快递|快遞)?(單號|单号|單|单)|(託運|托運|托运)(單)?(編號|编号)|貨號|查件(單號|编号|編號)?|追踪(號碼|号码|单号)|追蹤(號碼|號|單號)|(tracking|waybill|airway ?bill|awb|consignment|shipment)( ?(no\.?|number|id|#))?|เลขพัสดุ|หมายเลขพัสดุ|เลขติดตาม.*)$/i,
    order:
      /^((客戶|客户|商家|原始)?(訂單|订单)(編號|编号|號碼|号码|號|号)?|客戶編號|(your |customer |client |merchant |shop )?(order|ref(erence)?)( ?(no\.?|number|id))?|เลขที่?(คำ)?สั่งซื้อ|หมายเลขคำสั่งซื้อ)$/i,
    collected:
      /^((代收|代收貨款|代收货款|貨到付款|货到付款)(金額|金额|款)?|實收金額|实收金额|(cod|collected)( ?(amount|value))?|amount collected|ยอด ?(เก็บเงินปลายทาง|COD).*)$/i,
    fee: /^((代收)?(手續費|手续费)|服務費|服务费|(cod |service |handling )?(fee|charge)s?|ค่าธรรมเนียม.*|ค่าบริการ.*)$/i,
    date: /^((代收|簽收|签收|配達|结算|結算|撥款|匯款|打款)?(日期|日)|(delivery|delivered|collection|remittance|settlement|paid)? ?date|วันที่.*)$/i,
    reference:
      /^((撥款|匯款|结算|結算|打款)(單號|单号|編號|编号|批號|批号|批次)|批號|批次|(remittance|settlement|payout|batch|payment)( ?(ref(erence)?|no\.?|number|id|batch))?|เลขที่(โอน|อ้างอิง).*)$/i,
  },
  dayColumn: 'date',
  isHead: ({ tracking, order, collected }) =>
    collected !== undefined && (tracking !== undefined || order !== undefined),
};

/**
 * A proposed map for a carrier's list that nobody has described yet. Undefined if no row looks like a head.
 * @example proposedRemittanceMap([{ row: 1, cells: ['運單號', '代收金額'] }])?.columns // → { tracking: '運單號', collected: '代收金額' }
 */
export const proposedRemittanceMap = (rows: readonly TableRow[]): RemittanceMap | undefined =>
  proposedMapOf(rows, list);

interface ReadList {
  readonly lines: RemittanceLine[];
  readonly wrong: RemittanceRowFault[];
}

/**
 * The lines of a list, read with its map; `noHead` if no row has all heads that the map names. Rows without a
 * number, such as sums, and packages without an amount are skipped.
 * @example readRemittances([], { columns: {}, order: 'ymd', calendar: 'western' }, 2) // → 'noHead'
 */
export function readRemittances(
  rows: readonly TableRow[],
  map: RemittanceMap,
  digits: number,
): ReadList | 'noHead' {
  const mapped = mappedRows(rows, map);
  const { tracking, order, collected } = map.columns;
  if (mapped === 'noHead' || collected === undefined || (tracking ?? order) === undefined) return 'noHead';
  return partitionRows(mapped, ({ row, cell }) => readLine(row, cell, map, digits));
}

const numberMax = 40;

function readLine(
  row: number,
  cell: (column: RemittanceColumn) => string,
  map: RemittanceMap,
  digits: number,
): RemittanceLine | RemittanceRowFault | undefined {
  const [trackingNumber, orderNumber] = [numberIn(cell('tracking')), numberIn(cell('order'))];
  if (!/\d/.test(trackingNumber + orderNumber)) return undefined;
  const amount = (column: 'collected' | 'fee') => {
    const written = cell(column).replace(/^[-–]+$/u, '');
    return written === '' ? 0 : parseAmountCell(written, digits);
  };
  const [collectedMinor, fee] = [amount('collected'), amount('fee')];
  // Lists often contain packages for which nothing was collected. Their rows are skipped.
  if (collectedMinor === 0 && fee === 0) return undefined;
  if (collectedMinor === undefined || collectedMinor <= 0) return { row, fault: 'amount' };
  const feeMinor = Math.abs(fee ?? Number.NaN);
  if (Number.isNaN(feeMinor) || feeMinor > collectedMinor) return { row, fault: 'fee' };
  if (trackingNumber.length > numberMax || orderNumber.length > numberMax) return { row, fault: 'number' };
  const day = cell('date') === '' ? null : parseDayCell(cell('date'), map);
  if (day === undefined) return { row, fault: 'day' };
  const reference = cell('reference').slice(0, 100);
  return { row, trackingNumber, orderNumber, collectedMinor, feeMinor, day, reference };
}

const numberIn = (written: string): string => written.normalize('NFKC').toUpperCase().replace(/\s/gu, '');

/**
 * A key for each line that no other line of the carrier has, in any list. Identical lines are numbered, so
 * that the same list, or one that overlaps it, gives the same keys again.
 * @example remittanceKeys([]) // → []
 */
export function remittanceKeys(lines: readonly RemittanceLine[]): string[] {
  const alike = new Map<string, number>();
  return lines.map((line) => {
    const { trackingNumber, orderNumber, collectedMinor, feeMinor, day, reference } = line;
    const key = [
      ...[plainTransferNumber(trackingNumber), plainTransferNumber(orderNumber), collectedMinor, feeMinor],
      ...[day ?? '', reference],
    ].join('|');
    const n = alike.get(key) ?? 0;
    alike.set(key, n + 1);
    return `${key}|${n}`;
  });
}
