import { expect, test } from 'vitest';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';
import { taiwanDuties } from './taiwanDuties.ts';
import type { Person } from './world.ts';

/** Tests that an order's stored estimate of duty and tax is recomputed when the order changes, and only then. */
const c = await openOrderChangeScene();

const table = {
  ...taiwanDuties,
  // The tax depends on goods and freight, so a lane with another price has another tax.
  base: 'goodsAndFreight' as const,
  ...{ freeUpToMinor: 0, freeModes: ['sea' as const, 'air' as const], freeEntries: 6 },
};

async function kept(buyer: Person, orderId: string) {
  const { estimate } = await buyer.client.call('getOrderDuties', { orderId });
  if (estimate.kind === 'none') throw new Error(`no estimate: ${estimate.why}`);
  return estimate;
}

test('follows its lane, parcels and address, like that of a new order', async () => {
  await c.s.owner.client.call('saveDutyTable', table);
  const { id, buyer, parcelIds, addressId } = await c.order(1);
  const { client } = buyer;
  const first = await kept(buyer, id);
  expect(first).toMatchObject({ outcome: 'due', goodsMinor: 50_000 });

  // The order changes to another lane.
  expect(await c.change(buyer, id, { channelId: c.airId })).toMatchObject({ ok: true });
  const byAir = await kept(buyer, id);
  expect(byAir.goodsMinor).toBe(first.goodsMinor);
  expect(byAir.totalMinor).not.toBe(first.totalMinor);

  // The order gets a second parcel.
  const more = await insertShelvedParcel(c.world, c.lane, buyer, { declaredValueMinor: 30_000 });
  expect(await c.change(buyer, id, { parcelIds: [...parcelIds, more] })).toMatchObject({ ok: true });
  const two = await kept(buyer, id);
  expect(two.goodsMinor).toBe(80_000);
  expect(two.totalMinor).toBeGreaterThan(byAir.totalMinor);

  // A change of the duty table does not affect the stored estimate until the order changes.
  await c.s.owner.client.call('saveDutyTable', { ...table, vatBp: 1_000, source: 'New law' });
  expect(await kept(buyer, id)).toEqual(two);

  // The order gets another address in the same country.
  const moved = await insertApprovedAddress(c.world, c.lane, buyer, { detail: '松高路 11 號 12 樓之 3 室' });
  expect(moved).not.toBe(addressId);
  const destination = { deliveryType: 2 as const, addressId: moved };
  expect(await c.change(buyer, id, { destination })).toMatchObject({ ok: true });
  const there = await kept(buyer, id);
  expect(there).toMatchObject({ goodsMinor: 80_000, table: { source: 'New law' } });
  expect(there.totalMinor).toBeGreaterThan(two.totalMinor);
  expect((await client.call('getOrder', { orderId: id })).declaredValueMinor).toBe(80_000);

  // Without the second parcel, its value is no longer taxed.
  expect(await c.change(buyer, id, { parcelIds })).toMatchObject({ ok: true });
  expect(await kept(buyer, id)).toMatchObject({ goodsMinor: 50_000 });
});

test('is unchanged by a refused or previewed change', async () => {
  await c.s.owner.client.call('saveDutyTable', { ...table, source: 'Kept' });
  const { id, buyer } = await c.order(1);
  const before = await kept(buyer, id);
  await c.preview(buyer, id, { channelId: c.airId });
  expect(await kept(buyer, id)).toEqual(before);
  expect(await c.change(buyer, id, { channelId: c.airId }, 1)).toMatchObject({ ok: false });
  expect(await kept(buyer, id)).toEqual(before);
});
