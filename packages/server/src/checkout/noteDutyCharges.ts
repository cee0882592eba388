import { refuse } from '@crossdock/contract/refusals.ts';
import { insertCharges } from '../duties/store.ts';
import { ordersByNumber } from '../orders/shipping.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';

/** Customs see an order only after it has left, wholly or in part. */
export function hasLeft({ state, partlyShipped }: Pick<OrderRow, 'state' | 'partlyShipped'>): boolean {
  return partlyShipped || state === 'awaitingSignature' || state === 'signed';
}

/** Notes what customs charged. It moves no money: who pays the tax through the shop gets an advance or a correction. */
export const noteDutyCharges: Handler<'noteDutyCharges'> = async (tx, actor, { charges }) => {
  const orders = await ordersByNumber(
    tx,
    charges.map(({ number }) => number),
    false,
  );
  const rows = [];
  for (const [at, { number, ...charge }] of charges.entries()) {
    const order = orders.find((one) => one.number === number);
    if (!order) return refuse('duty.orderUnknown', { number }, `charges.${at}.number`);
    if (!hasLeft(order)) return refuse('duty.notShipped', { number }, `charges.${at}.number`);
    rows.push({ ...charge, orderId: order.id });
  }
  await insertCharges(tx, actor, rows);
  for (const memberId of new Set(orders.map((order) => order.memberId)))
    await publish(tx, 'orders', memberId);
  return { noted: rows.length };
};
