import { expect, test } from 'vitest';
import { changeShipment } from '../src/orders/shipping.store.ts';
import {
  findOrder,
  markCashCollected,
  markPaid,
  type OrderRow,
  transitionOrder,
} from '../src/orders/store.ts';
import type { Tx } from '../src/platform/db.ts';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import { type ReadyOrder, startShippingWorld } from './shippingWorld.ts';

/**
 * Tests the second checks of orders. A call locks the order and reads its state first. The statement that writes
 * checks the state again. These tests pass it a row that is already outdated.
 */
const s = await startShippingWorld();
const member = await s.shop.member();
const system = systemActor(await s.world.running.services.tenants.ofId(s.shop.id), 'test');

const within = <T>(work: (tx: Tx) => Promise<T>) =>
  s.world.running.database.transact(asShopId(s.shop.id), work);
const read = async ({ id }: ReadyOrder): Promise<OrderRow> => {
  const row = await within((tx) => findOrder(tx, id));
  if (row === undefined) throw new Error('no such order');
  return row;
};
const change = ({ id }: ReadyOrder, changes: string) =>
  s.world.sql(`update orders set ${changes} where id = $1`, [id]);
const eventsOf = async ({ id }: ReadyOrder) =>
  (await s.clerk.client.call('getDeskOrder', { orderId: id })).steps.map(({ event }) => event);

test('an order that has left its state meanwhile is not moved, and nothing is recorded', async () => {
  const order = await s.order(member);
  const before = await read(order);
  await s.clerk.client.call('packOrder', {
    ...{ orderId: order.id, allHere: true },
    packages: [{ weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 200 }],
  });
  expect(await within((tx) => transitionOrder(tx, system, before, 'cancel'))).toBe(false);
  expect(await read(order)).toMatchObject({ state: 'awaitingPayment', cancelledAt: null });
  expect(await eventsOf(order)).toEqual(['submit', 'pack']);
});

test('only an order that awaits payment is paid', async () => {
  const order = await s.order(member);
  const row = await read(order);
  const by = { method: 'balance', paidMinor: 1, feeMinor: 0 };
  expect(await within((tx) => markPaid(tx, system, row, by))).toBe(false);
  expect(await read(order)).toMatchObject({ state: 'processing', paidMinor: 0, paidAt: null });
});

test('cash is collected once, for an order with cash on delivery and no other payment meanwhile', async () => {
  const order = await s.packed(member, { cashOnDelivery: true });
  const row = await read(order);
  const collected = () => within((tx) => markCashCollected(tx, row, 500));
  for (const [broken, whole] of [
    ['cash_on_delivery = false', 'cash_on_delivery = true'],
    [`payment_state = 'paid'`, `payment_state = '${row.paymentState}'`],
    ['paid_minor = 1', 'paid_minor = 0'],
  ] as const) {
    await change(order, broken);
    expect(await collected(), broken).toBe(false);
    await change(order, whole);
  }
  expect(await read(order)).toMatchObject({ paidMinor: 0, paidAt: null });
  expect(await collected()).toBe(true);
  expect(await read(order)).toMatchObject({ paidMinor: 500, paymentMethod: 'cod', paymentState: 'paid' });
});

test('the number of an order that is not in transit is not changed', async () => {
  const order = await s.paid(member);
  const { carrierId } = await read(order);
  const shipment = { forwardingNumber: 'KY00000001', carrierId, shippedAt: null, partlyShipped: false };
  await within((tx) => changeShipment(tx, order.id, shipment));
  expect(await read(order)).toMatchObject({ forwardingNumber: '' });
});
