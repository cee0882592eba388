import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { maxRefundable, type PaymentTotals, retainedAmount } from '@crossdock/domain/wallet/paymentTotals.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import { addRefundToOrder } from '../orders/fee.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { markReceiptDue } from '../receipts/due.store.ts';
import { paymentTotalsOf } from '../wallet/paymentTotals.store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { reverseRewards } from './rewards.ts';

/**
 * Something that was paid. The caller has locked it or has just ended it, so no other transaction refunds it.
 */
export type PaidSubject =
  | { readonly order: Pick<OrderRow, 'id' | 'number' | 'memberId'> }
  | { readonly purchase: { readonly id: string; readonly number: string; readonly memberId: string } }
  | { readonly work: { readonly id: string; readonly memberId: string; readonly memo: string } }
  /**
   * Ledger entries do not record the id of a pickup or of an answer to a parcel problem, so the caller states the
   * paid amount, which is its price.
   */
  | { readonly pickup: PaidAtOnce }
  | { readonly answer: PaidAtOnce };

interface PaidAtOnce {
  readonly id: string;
  readonly memberId: string;
  readonly memo: string;
  readonly paidMinor: number;
}

type ToldBy = Movement['toldBy'];

/**
 * Refunds a payment, or a part of it, to its member's balance. Every refund to a balance uses this function, because
 * it takes payments, earlier refunds and compensation into account and never lets their sum exceed the payment. For
 * an order it also takes back its rewards. The payment method's own fee is not refunded. Call it last in the
 * transaction, because it locks accounts.
 * @throws Error if the amount exceeds what is left; then the transaction must not commit.
 */
export async function refundToBalance(
  tx: Tx,
  actor: Actor,
  of: PaidSubject,
  amountMinor: number,
  toldBy?: ToldBy,
): Promise<void> {
  await transferOrThrow(tx, actor, await refundMovements(tx, actor, of, amountMinor, toldBy));
}

/**
 * The movements of `refundToBalance`, for callers that move other money together with it, because accounts are locked once.
 */
export async function refundMovements(
  tx: Tx,
  actor: Actor,
  of: PaidSubject,
  amountMinor: number,
  toldBy?: ToldBy,
): Promise<Movement[]> {
  if (amountMinor <= 0) return [];
  const amount = minor(amountMinor);
  const account = await accountOfThing(tx, of);
  if (amount > maxRefundable(account))
    throw new Error(`${amount} cannot be given back of ${JSON.stringify(account)}: ${nameOf(of)}`);
  const back = { ...movementOf(of, amount), toldBy };
  await markEinvoiceDue(tx, actor.shop, saleOf(of));
  return 'order' in of ? [back, ...(await ofOrder(tx, actor, of.order, amount, account))] : [back];
}

/** Records the refund on the order and its payments, and takes back rewards. */
async function ofOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'number' | 'memberId'>,
  amount: Minor,
  account: PaymentTotals,
): Promise<Movement[]> {
  const keptMinor = retainedAmount(account);
  await addRefundToOrder(tx, order.id, { givenBackMinor: amount, compensatedMinor: 0 });
  await markReceiptDue(tx, actor.shop, order.id);
  if (maxRefundable(account) <= amount) await markRefunded(tx, actor, { orderId: order.id }, order.number);
  return reverseRewards(tx, actor, { order, refundedMinor: amount, keptMinor });
}

async function accountOfThing(tx: Tx, of: PaidSubject): Promise<PaymentTotals> {
  if ('order' in of) return paymentTotalsOf(tx, 'orderId', of.order.id);
  if ('purchase' in of) return paymentTotalsOf(tx, 'purchaseId', of.purchase.id);
  if ('work' in of) return paymentTotalsOf(tx, 'serviceTaskId', of.work.id);
  const { paidMinor } = 'pickup' in of ? of.pickup : of.answer;
  return { paidMinor, givenBackMinor: 0, compensatedMinor: 0 };
}

function movementOf(of: PaidSubject, amount: Minor): Movement {
  const back = (memberId: string, memo: string) => ({
    from: { kind: 'revenue' } as const,
    to: { kind: 'memberBalance', memberId } as const,
    amount,
    memo,
  });
  if ('order' in of) {
    const { id: orderId, memberId, number } = of.order;
    return { ...back(memberId, number), kind: 'orderRefund', orderId };
  }
  if ('purchase' in of) {
    const { id: purchaseId, memberId, number } = of.purchase;
    return { ...back(memberId, number), kind: 'purchaseRefund', purchaseId };
  }
  if ('work' in of) {
    const { id: serviceTaskId, memberId, memo } = of.work;
    return { ...back(memberId, memo), kind: 'serviceRefund', serviceTaskId };
  }
  if ('pickup' in of) return { ...back(of.pickup.memberId, of.pickup.memo), kind: 'pickupRefund' };
  return { ...back(of.answer.memberId, of.answer.memo), kind: 'serviceRefund' };
}

/** The sale whose e-invoices the refund affects. */
function saleOf(of: PaidSubject): Sale {
  if ('order' in of) return { kind: 'order', id: of.order.id };
  if ('purchase' in of) return { kind: 'purchase', id: of.purchase.id };
  if ('work' in of) return { kind: 'service', id: of.work.id };
  return 'pickup' in of ? { kind: 'pickup', id: of.pickup.id } : { kind: 'problem', id: of.answer.id };
}

function nameOf(of: PaidSubject): string {
  if ('order' in of) return `order ${of.order.number}`;
  if ('purchase' in of) return `purchase ${of.purchase.number}`;
  if ('work' in of) return `work ${of.work.id}`;
  return 'pickup' in of ? `pickup ${of.pickup.memo}` : `answer ${of.answer.memo}`;
}
