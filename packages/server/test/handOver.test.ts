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

describe('the code for a pickup point', () => {
  test('is a code for the desk after the order has left, until it is handed over', async () => {
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
    // The parcel has arrived, so no day is promised any more.
    expect(await promised()).toEqual([false]);

    expect(await steps(code.pickupCode, s.owner)).toEqual([[order.id, 'handOver']]);
    const finance = await s.shop.staff(['finance']);
    expect(await steps(code.pickupCode, finance)).toEqual([[order.id, 'openOrder']]);
    await s.owner.client.call('signForOrder', { orderId: order.id, signer: '林小姐' });
    expect(await shown(order.id)).toEqual(none);
    expect(await steps(code.pickupCode, s.owner)).toEqual([[order.id, 'openOrder']]);
  });

  test('is missing for home delivery, and its desk offers no handover', async () => {
    const order = await s.shipped(member);
    expect(await shown(order.id)).toEqual(none);
    expect(await steps(order.number, s.owner)).toEqual([[order.id, 'openOrder']]);
  });

  test("is missing if a chain's store hands over by the carrier’s code", async () => {
    const order = await s.shipped(member, { atPoint: true });
    const name = async (kind: string) =>
      s.world.change('pickupPoints', { id: s.lane.pickupPointId }, { kind });
    await name('convenienceStore');
    expect(await shown(order.id)).toEqual(none);
    await name('locker');
    expect(await shown(order.id)).toEqual({ pickupCode: order.number, pickupReady: false });
  });
});
