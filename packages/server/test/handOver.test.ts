import { describe, expect, test } from 'vitest';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();
const member = await s.shop.member();

const shown = async (orderId: string) => {
  const { pickupCode, pickupReady } = await member.client.call('getOrder', { orderId });
  return { pickupCode, pickupReady };
};
const steps = async (text: string, by: Person) => {
  const { list } = await by.client.call('resolveScan', { text, desk: 'anywhere' });
  return list.map((one) => [one.orderId, one.steps[0]]);
};
const none = { pickupCode: '', pickupReady: false };

describe('what is shown at a pickup point', () => {
  test('nothing before the order has left, then a code that the desk reads, until it is handed over', async () => {
    const paid = await s.paid(member, { atPoint: true });
    expect(await shown(paid.id)).toEqual(none);
    const order = await s.shipped(member, { atPoint: true });
    const code = { pickupCode: order.number, pickupReady: false };
    expect(await shown(order.id)).toEqual(code);

    const track = (what: { tw: string } | { template: 'awaitingPickup' | 'outForDelivery' }) =>
      s.clerk.client.call('addTracking', {
        numbers: [order.forwardingNumber],
        at: new Date().toISOString(),
        ...what,
      });
    const promised = async () =>
      (await member.client.call('getOrder', { orderId: order.id })).packages.map(
        ({ arrival }) => arrival !== null,
      );
    await track({ template: 'outForDelivery' });
    expect(await shown(order.id)).toEqual(code);
    expect(await promised()).toEqual([true]);
    await track({ template: 'awaitingPickup' });
    expect(await shown(order.id)).toEqual({ ...code, pickupReady: true });
    // It has arrived, so no day is promised any more.
    expect(await promised()).toEqual([false]);

    expect(await steps(code.pickupCode, s.owner)).toEqual([[order.id, 'handOver']]);
    const finance = await s.shop.staff(['finance']);
    expect(await steps(code.pickupCode, finance)).toEqual([[order.id, 'openOrder']]);
    await s.owner.client.call('signForOrder', { orderId: order.id, signer: '林小姐' });
    expect(await shown(order.id)).toEqual(none);
    expect(await steps(code.pickupCode, s.owner)).toEqual([[order.id, 'openOrder']]);
  });

  test('nothing for an order that is brought to the door, and no handover for its desk', async () => {
    const order = await s.shipped(member);
    expect(await shown(order.id)).toEqual(none);
    expect(await steps(order.number, s.owner)).toEqual([[order.id, 'openOrder']]);
  });

  test('nothing where a store of a chain hands over by the carrier’s code', async () => {
    const order = await s.shipped(member, { atPoint: true });
    const name = async (kind: string) =>
      s.world.change('pickupPoints', { id: s.lane.pickupPointId }, { kind });
    await name('convenienceStore');
    expect(await shown(order.id)).toEqual(none);
    await name('locker');
    expect(await shown(order.id)).toEqual({ pickupCode: order.number, pickupReady: false });
  });
});
