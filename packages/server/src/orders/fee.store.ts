import type { Discount } from '@crossdock/domain/orders/discounts.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, updateInShop } from '../platform/rows.ts';
import { deleteLines, storeLines } from './lines.store.ts';
import type { OrderRow } from './store.ts';

/** Writes the order's new fee (bill or quote) and its discount. */
export async function changeFee(
  tx: Tx,
  order: OrderRow,
  discount: Pick<Discount, 'memberCouponId' | 'points' | 'pointWorthMinor'>,
  fee: { readonly lines: readonly CostLine[]; readonly totalMinor: number },
): Promise<void> {
  const stage = order.billTotalMinor === null ? 'quote' : 'bill';
  const { totalMinor } = fee;
  await Promise.all([
    deleteLines(tx, order.id, stage).then(() => storeLines(tx, order.id, stage, fee.lines)),
    changeRow(tx, 'orders', order.id, {
      ...(stage === 'quote' ? { quoteTotalMinor: totalMinor } : { billTotalMinor: totalMinor }),
      ...(order.cashOnDelivery ? { codAmountMinor: totalMinor } : {}),
      memberCouponId: discount.memberCouponId,
      pointsUsed: discount.points,
      pointWorthMinor: discount.pointWorthMinor,
      updatedAt: tx.now,
    }),
    publish(tx, 'orders', order.memberId),
  ]);
}

interface Billed {
  readonly realWeightG: number;
  readonly volumeWeightG: number;
  readonly billingWeightG: number;
}

/** Stores the weights of a locked order after a correction that does not change its state. */
export async function changeBilledWeights(tx: Tx, id: string, billed: Billed): Promise<void> {
  await changeRow(tx, 'orders', id, { ...billed, updatedAt: tx.now });
}

/** Adds a refund or compensation to a locked order's sums. */
export async function addRefundToOrder(
  tx: Tx,
  orderId: string,
  { givenBackMinor, compensatedMinor }: { givenBackMinor: number; compensatedMinor: number },
): Promise<void> {
  await tx.run(
    updateInShop(tx, 'orders', { id: orderId }).set((eb) => ({
      paidMinor: eb('paidMinor', '-', givenBackMinor),
      givenBackMinor: eb('givenBackMinor', '+', givenBackMinor),
      compensatedMinor: eb('compensatedMinor', '+', compensatedMinor),
    })),
  );
}
