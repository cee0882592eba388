import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { PaidFreight } from '@crossdock/domain/orders/rewardedOrder.ts';
import type { SweepName } from '@crossdock/domain/shops/sweeps.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import { markCashCollected, markPaid } from '../orders/store.ts';
import { stopPayments } from '../payments/stop.ts';
import { addPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { recordFailure } from '../platform/openWork.store.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { runFollowUp } from '../platform/sweeps.ts';
import { type PurchaseRow, transitionPurchase } from '../products/purchases.store.ts';
import { markReceiptDue } from '../receipts/due.store.ts';
import { transferAll } from '../wallet/store.ts';
import type { Bill } from './bills.ts';
import { deliverPurchase } from './deliverPurchase.ts';
import { spendingMovements } from './movements.ts';
import { rewardedFreight, rewardsOfPaidBill } from './rewards.ts';

/** How a bill is paid. Amounts in the shop currency's minor units. */
export interface MoneySource {
  /** A code of `payment_methods`. */
  readonly method: PaymentMethodCode;
  readonly paymentId: string;
  /** The amount for the bill, without the method's own fee. */
  readonly paidMinor: number;
  readonly feeMinor: number;
  readonly feeBasisPoints: number;
  readonly bankTransferId?: string;
}

export interface BillSettlement {
  /** The bill, locked by the caller, who has checked that it awaits this payment. */
  readonly bill: Bill;
  readonly source: MoneySource;
}

type Bought = Pick<PurchaseRow, 'id' | 'memberId' | 'number' | 'state' | 'totalMinor'>;

/** An actor who can move money, which guests cannot. */
export type SettlementActor = Member | Staff | System;

/**
 * Pays orders and purchases from any source: marks each as paid, ends its other payments, gives rewards or delivers
 * goods (failures are recorded for a sweep), and moves all money together, after the movements in `received`. Call it
 * last in the transaction: it locks accounts. `insufficient` if a balance is too low: the caller refuses, which rolls
 * everything back.
 */
export async function settleBills(
  tx: Tx,
  actor: SettlementActor,
  services: Services,
  bills: readonly BillSettlement[],
  received: readonly Movement[] = [],
): Promise<'done' | 'insufficient'> {
  const movements = [...received];
  const rewarded: PaidFreight[] = [];
  for (const { bill, source } of bills) {
    const { paymentId, bankTransferId, paidMinor, feeMinor } = source;
    const [freight] = await Promise.all([
      'order' in bill.of ? rewardedFreight(tx, bill.of.order) : undefined,
      markSettled(tx, actor, services, bill, source),
    ]);
    if (freight) rewarded.push(freight);
    if ('purchase' in bill.of) await deliverAlone(tx, actor, bill.of.purchase);
    const on = { ...bill.on, paymentId, bankTransferId };
    movements.push(...spendingMovements(bill.memberId, on, paidMinor, feeMinor));
  }
  return moveAndReward(tx, actor, movements, rewarded);
}

/**
 * Moves the money and gives the rewards. Runs after all bills are marked, because rewards depend on paid orders and
 * are locked after orders and payments. A failure of rewards does not stop a payment.
 */
async function moveAndReward(
  tx: Tx,
  actor: SettlementActor,
  movements: readonly Movement[],
  rewarded: readonly PaidFreight[],
): Promise<'done' | 'insufficient'> {
  if (rewarded.length === 0) return transferAll(tx, actor, movements);
  const moved = await tx.alone(async () => {
    const all = [...movements];
    for (const freight of rewarded) all.push(...(await rewardsOfPaidBill(tx, actor, freight)));
    return transferAll(tx, actor, all);
  });
  if ('done' in moved) return moved.done;
  const outcome = await transferAll(tx, actor, movements);
  for (const { order } of rewarded)
    await recordFailure(
      tx,
      { kind: 'rewardOrders' satisfies SweepName, item: order.id, label: order.number },
      moved.failed,
    );
  return outcome;
}

/** A failed delivery does not stop the payment; it is recorded and repeated. */
const deliverAlone = (
  tx: Tx,
  actor: SettlementActor,
  purchase: Pick<PurchaseRow, 'id' | 'number' | 'memberId'>,
) =>
  runFollowUp(tx, { kind: 'deliverPurchases', item: purchase.id, label: purchase.number }, () =>
    deliverPurchase(tx, actor, purchase),
  );

async function markSettled(
  tx: Tx,
  actor: SettlementActor,
  services: Services,
  bill: Bill,
  source: MoneySource,
): Promise<void> {
  const [settled] = await Promise.all([
    mark(tx, actor, bill, source),
    stopPayments(tx, actor, services, bill.on, 'orderPaid'),
    record(tx, bill, source),
    'order' in bill.of ? markReceiptDue(tx, actor.shop, bill.id) : undefined,
    markEinvoiceDue(tx, actor.shop, { kind: 'order' in bill.of ? 'order' : 'purchase', id: bill.id }),
  ]);
  if (!settled) throw new Error(`${bill.number} left its state under lock`);
}

function mark(tx: Tx, actor: SettlementActor, { of }: Bill, source: MoneySource): Promise<boolean> {
  const { method: paymentMethod, paidMinor, feeMinor: paymentFeeMinor } = source;
  if ('order' in of)
    return paymentMethod === 'cod'
      ? markCashCollected(tx, of.order, paidMinor)
      : markPaid(tx, actor, of.order, source);
  const paid = { paidMinor, paymentFeeMinor, paymentMethod, paidAt: tx.now };
  return transitionPurchase(tx, actor, of.purchase, 'pay', paid);
}

/** Goods that a coupon pays completely are paid when they are ordered. */
export async function payFullyDiscounted(tx: Tx, actor: Member, purchase: Bought): Promise<void> {
  if (!(await transitionPurchase(tx, actor, purchase, 'pay', { paidAt: tx.now })))
    throw new Error(`${purchase.number} cannot be paid`);
  await deliverAlone(tx, actor, purchase);
}

/** The columns that identify the order or purchase that a payment pays for. */
export function paymentColumns({ on }: Pick<Bill, 'on'>) {
  return 'orderId' in on
    ? ({ purpose: 'order', orderId: on.orderId, purchaseId: null } as const)
    : ({ purpose: 'purchase', orderId: null, purchaseId: on.purchaseId } as const);
}

/** Stores the payment, unless its row exists already, as for a provider's payment. */
function record(tx: Tx, bill: Bill, source: MoneySource) {
  return addPayment(tx, {
    ...paymentColumns(bill),
    id: source.paymentId,
    memberId: bill.memberId,
    provider: '',
    accountId: null,
    method: source.method,
    amountMinor: source.paidMinor,
    feeMinor: source.feeMinor,
    feeBasisPoints: source.feeBasisPoints,
    bonusMinor: 0,
    state: 'succeeded',
    expiresAt: null,
    settledAt: tx.now,
    settledTo: 'order',
  });
}
