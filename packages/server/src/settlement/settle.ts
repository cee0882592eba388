import type { PaymentMethodCode } from '@crossdock/contract/payments/shapes.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { markCollected, markPaid, type OrderRow } from '../orders/store.ts';
import { stopPayments } from '../payments/stop.ts';
import { addPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { transferAll } from '../wallet/store.ts';
import { spent } from './movements.ts';
import { rewardPaid } from './rewards.ts';

/** How an order is paid. Amounts in the shop currency's minor units. */
export interface Source {
  /** A code of `payment_methods`. */
  readonly method: PaymentMethodCode;
  readonly paymentId: string;
  /** The payment's row stands already, as of a provider; otherwise it is written now. */
  readonly recorded: boolean;
  /** What is put towards the order, without the method's own fee. */
  readonly paidMinor: number;
  readonly feeMinor: number;
  readonly feeBasisPoints: number;
  readonly bankTransferId?: string;
}

export interface Settling {
  /** Locked by the caller, and found to await this payment. */
  readonly order: OrderRow;
  readonly source: Source;
}

/**
 * Pays orders, whatever the money comes from: marks each paid, ends its other payments, gives its rewards, and moves all
 * money in one go after what `received` brings in. Call it last in the transaction: it locks accounts. `insufficient`
 * where a balance does not hold that much: the caller refuses, which takes everything back.
 */
export async function settle(
  tx: Tx,
  actor: Actor,
  services: Services,
  orders: readonly Settling[],
  received: readonly Movement[] = [],
): Promise<'done' | 'insufficient'> {
  const movements = [...received];
  for (const { order, source } of orders) {
    const { paymentId, bankTransferId, paidMinor, feeMinor } = source;
    await markSettled(tx, actor, services, order, source);
    const on = { orderId: order.id, paymentId, bankTransferId };
    movements.push(...spent(order.memberId, on, paidMinor, feeMinor));
  }
  // Once all are paid: what rewards look at is the paid orders, and what they lock comes after orders and payments.
  for (const { order } of orders) movements.push(...(await rewardPaid(tx, actor, order)));
  return transferAll(tx, actor, movements);
}

async function markSettled(
  tx: Tx,
  actor: Actor,
  services: Services,
  order: OrderRow,
  source: Source,
): Promise<void> {
  const [settled] = await Promise.all([
    source.method === 'cod' ? markCollected(tx, order, source.paidMinor) : markPaid(tx, actor, order, source),
    stopPayments(tx, actor, services, order.id, 'orderPaid'),
    source.recorded ? undefined : record(tx, order, source),
  ]);
  if (!settled) throw new Error(`order ${order.id} left its state under lock`);
}

function record(tx: Tx, order: OrderRow, source: Source) {
  return addPayment(tx, {
    id: source.paymentId,
    memberId: order.memberId,
    purpose: 'order',
    orderId: order.id,
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
