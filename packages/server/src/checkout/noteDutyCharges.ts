import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { insertCharges } from '../duties/store.ts';
import { ordersByNumber } from '../orders/shipping.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { type Notice, notify } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff } from '../platform/scope.ts';
import { dutySnapshotOf } from './orderDuties.ts';

/** Whether the order has left at least in part; customs handle it only after that. */
export function isAtLeastPartlyShipped({
  state,
  partlyShipped,
}: Pick<OrderRow, 'state' | 'partlyShipped'>): boolean {
  return partlyShipped || state === 'awaitingSignature' || state === 'signed';
}

/**
 * Stores what customs charged. It moves no money: if a member pays the tax through the shop, an advance or a
 * correction is charged.
 */
export const noteDutyCharges: Handler<'noteDutyCharges'> = async (tx, actor, { charges }) => {
  const orders = await ordersByNumber(tx, fieldOf(charges, 'number'), false);
  const rows = [];
  for (const [at, { number, ...charge }] of charges.entries()) {
    const order = orders.find((one) => one.number === number);
    if (!order) return refuse('duty.orderUnknown', { number }, `charges.${at}.number`);
    if (!isAtLeastPartlyShipped(order)) return refuse('duty.notShipped', { number }, `charges.${at}.number`);
    rows.push({ ...charge, orderId: order.id });
  }
  await insertCharges(tx, actor, rows);
  await tellOf(tx, actor, orders, rows);
  for (const memberId of new Set(fieldOf(orders, 'memberId'))) await publish(tx, 'orders', memberId);
  return { noted: rows.length };
};

/**
 * Notifies each order's member of the customs charge, the estimate, and the difference. Estimates that are not stored
 * with an order are computed concurrently, so that their statements are sent together.
 */
async function tellOf(
  tx: Tx,
  actor: Staff,
  orders: readonly OrderRow[],
  charges: readonly { readonly orderId: string; readonly chargedMinor: number }[],
): Promise<void> {
  const { currency: ofShop, defaultLang } = actor.shop;
  const charged = orders.flatMap((order) => {
    const charge = charges.findLast(({ orderId }) => orderId === order.id);
    return charge ? [{ order, charge }] : [];
  });
  const estimates = await Promise.all(charged.map(({ order }) => dutySnapshotOf(tx, actor, order)));
  const notices = charged.map(({ order, charge }, at): Notice => {
    const kept = estimates[at] ?? { kind: 'none' };
    const text = (minor: number) => moneyText(minor, dutyCurrency(order.country, ofShop), defaultLang);
    const params = {
      number: order.number,
      amount: text(charge.chargedMinor),
      ...(kept.kind === 'none'
        ? { total: '–', reason: '–' }
        : { total: text(kept.totalMinor), reason: signed(charge.chargedMinor - kept.totalMinor, text) }),
    };
    return { memberId: order.memberId, event: 'order.duties', subjectId: order.id, params };
  });
  await notify(tx, actor, notices);
}

const signed = (minor: number, text: (minor: number) => string): string =>
  `${minor < 0 ? '−' : minor > 0 ? '+' : ''}${text(Math.abs(minor))}`;
