import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import type { SaleLine } from '@crossdock/domain/einvoices/taxes.ts';
import { isReceiptReady } from '@crossdock/domain/receipts/documents.ts';
import { retainedAmount } from '@crossdock/domain/wallet/paymentTotals.ts';
import { orderLines as orderLinesOf } from '../orders/lines.store.ts';
import { lockOrder } from '../orders/store.ts';
import { lockPickups } from '../pickups/store.ts';
import type { Tx } from '../platform/db.ts';
import { lockProblem } from '../problems/lockProblem.ts';
import { lockPurchase, purchaseLines as purchaseLinesOf } from '../products/purchases.store.ts';
import { lockTask } from '../services/store.ts';
import { paymentTotalsOf } from '../wallet/paymentTotals.store.ts';

/** The parts of a locked sale that its invoices need. */
export interface SaleToInvoice {
  readonly sale: Sale;
  readonly memberId: string;
  /** The amount that the shop received and kept, fees included. */
  readonly netMinor: number;
  readonly paidAt: string | null;
  /** The sold lines, before deductions. */
  readonly lines: () => Promise<readonly SaleLine[]> | readonly SaleLine[];
}

type Look = (tx: Tx, id: string) => Promise<SaleToInvoice | undefined>;

const feeLines = (amountMinor: number): SaleLine[] =>
  amountMinor > 0 ? [{ kind: 'paymentFee', amountMinor }] : [];

/** An order has no invoices until its bill is final and paid. */
const order: Look = async (tx, id) => {
  const row = await lockOrder(tx, id);
  if (row === undefined || !isReceiptReady(row)) return undefined;
  return {
    ...{ sale: { kind: 'order', id }, memberId: row.memberId, paidAt: row.paidAt },
    netMinor: row.paidMinor + row.paymentFeeMinor,
    lines: async () => {
      const { bill, payment } = await orderLinesOf(tx, id);
      return [...bill, ...payment].map(({ kind, amountMinor }) => ({ kind, amountMinor }));
    },
  };
};

/** When a purchase is refunded, the shop keeps the payment method's fee. */
const purchase: Look = async (tx, id) => {
  const row = await lockPurchase(tx, id);
  if (row === undefined) return undefined;
  const { memberId, paidMinor, paidAt, paymentFeeMinor } = row;
  return {
    ...{ sale: { kind: 'purchase', id }, memberId, paidAt, netMinor: paidMinor + paymentFeeMinor },
    lines: async () => {
      const goods = paidMinor === 0 ? [] : await purchaseLinesOf(tx, [id]);
      const named = goods.map(({ name, quantity, priceMinor }): SaleLine => {
        const title = quantity === 1 ? name.tw : `${name.tw} ×${quantity}`;
        return { kind: 'goods', name: title, amountMinor: priceMinor * quantity };
      });
      return [...lowered(named, paidMinor), ...feeLines(paymentFeeMinor)];
    },
  };
};

/** The lines with the coupon's deduction applied to the goods, not to the fee. */
function lowered(lines: readonly SaleLine[], paidMinor: number): SaleLine[] {
  const whole = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return lines.map((line) => ({ ...line, amountMinor: (line.amountMinor * paidMinor) / whole }));
}

const service: Look = async (tx, id) => {
  const task = await lockTask(tx, id);
  if (task === undefined) return undefined;
  const netMinor = retainedAmount(await paymentTotalsOf(tx, 'serviceTaskId', id));
  const { memberId, createdAt: paidAt, tw } = task;
  const line: SaleLine = { kind: 'service', name: tw, amountMinor: netMinor };
  return { ...{ sale: { kind: 'service', id }, memberId, netMinor, paidAt }, lines: () => [line] };
};

const pickup: Look = async (tx, id) => {
  const [task] = await lockPickups(tx, [id]);
  if (task === undefined) return undefined;
  const { memberId, createdAt: paidAt, state, amountMinor } = task;
  const netMinor = state === 'failed' || state === 'cancelled' ? 0 : amountMinor;
  const line: SaleLine = { kind: 'pickup', amountMinor: netMinor };
  return { ...{ sale: { kind: 'pickup', id }, memberId, netMinor, paidAt }, lines: () => [line] };
};

/**
 * The sale is the fee that was charged for the current answer to a problem. `feeMinor` no longer contains amounts
 * that were returned to the member.
 */
const problem: Look = async (tx, id) => {
  const row = await lockProblem(tx, id);
  const memberId = row?.feeMemberId ?? row?.memberId;
  if (row === undefined || !memberId) return undefined;
  const { feeMinor: netMinor, answeredAt: paidAt } = row;
  const line: SaleLine = { kind: 'problem', amountMinor: netMinor };
  return { ...{ sale: { kind: 'problem', id }, memberId, netMinor, paidAt }, lines: () => [line] };
};

const looks: Readonly<Record<Sale['kind'], Look>> = { order, purchase, service, pickup, problem };

/** Locks a sale for invoicing. Undefined if there is nothing to invoice yet. */
export const lockSale = (tx: Tx, { kind, id }: Sale): Promise<SaleToInvoice | undefined> =>
  looks[kind](tx, id);
