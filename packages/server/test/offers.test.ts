import { expect, test } from 'vitest';
import { forecastExpiry } from '../src/parcels/forecastJob.ts';
import { daysAgo } from './ago.ts';
import { freshNumber } from './parcelWorld.ts';
import { openPickupsWorld } from './pickupsWorld.ts';
import { openProductWorld } from './productWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const [pickups, goods] = await Promise.all([openPickupsWorld(), openProductWorld()]);

/** The features for which the portal shows menu entries. */
const offersTo = async (member: Person) => (await member.client.call('getMemberInfo', {})).offers;

test('pickups are offered while any area is served', async () => {
  const { owner, area, pay } = pickups;
  const member = await pay.memberWith(0);
  expect(await offersTo(member)).toMatchObject({ pickups: true, products: false });
  await owner.client.call('savePickupArea', { ...area, active: false });
  expect(await offersTo(member)).toMatchObject({ pickups: false });
  await owner.client.call('savePickupArea', { ...area, active: true });
  expect(await offersTo(member)).toMatchObject({ pickups: true });
});

test('goods are offered while the shop sells any, and its catalogue is open', async () => {
  const { world, owner, pay } = goods;
  const member = await pay.memberWith(0);
  await world.change('products', {}, { active: false });
  expect(await offersTo(member)).toMatchObject({ products: false, pickups: false });
  await goods.sold(1);
  expect(await offersTo(member)).toMatchObject({ products: true });
  const settings = await owner.client.call('getProductSettings', {});
  await owner.client.call('saveProductSettings', { ...settings, active: false });
  expect(await offersTo(member)).toMatchObject({ products: false });
});

testSettingEffect('saveDeskSettings.takesRefusals', 'whether members may have parcels refused', async () => {
  const { owner, clerk, pay } = pickups;
  const member = await pay.memberWith(0);
  const { likelyMeasures, takesRefusals } = await clerk.client.call('getDesk', {});
  expect([takesRefusals, (await offersTo(member)).refusals]).toEqual([true, true]);
  await owner.client.call('saveDeskSettings', { likelyMeasures, takesRefusals: false });
  expect(await offersTo(member)).toMatchObject({ refusals: false });
  const refused = await member.client.attempt('addRefusals', { courierNumber: freshNumber() });
  expect(refused).toBeRefused('parcel.refusalsOff');
  await owner.client.call('saveDeskSettings', { likelyMeasures, takesRefusals: true });
  expect(await member.client.attempt('addRefusals', { courierNumber: freshNumber() })).toMatchObject({
    ok: true,
  });
});

test('a parcel that a driver fetched does not expire like a forecast, and can be refused by its label like any number', async () => {
  const { world, planned, collect, receive } = pickups;
  const { member, id } = await planned();
  await collect(id, 1);
  const found = async () => (await member.client.call('queryParcels', {})).list[0];
  const { courierNumber = '', id: parcelId } = (await found()) ?? {};
  await world.change('parcels', { id: parcelId }, { updatedAt: daysAgo(100), endToldAt: daysAgo(8) });
  await runJobIfDue(world, world.tw, forecastExpiry(world.running.services));
  expect(await found()).toMatchObject({ state: 'forecast' });
  const { list } = await member.client.call('addRefusals', { courierNumber });
  expect(list).toMatchObject([{ courierNumber, result: 'new' }]);
  expect(await receive(courierNumber)).toMatchObject({ outcome: 'refused' });
});

test('a free pickup needs and moves no money, and the smallest coin is charged', async () => {
  const { area, owner, pay, ask } = pickups;
  const member = await pay.memberWith(1);
  for (const [baseMinor, left] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const free = { ...area, id: undefined, baseMinor, stepMinor: 0 };
    const { id: areaId } = await owner.client.call('savePickupArea', free);
    expect(await ask(member, { areaId })).toMatchObject({ amountMinor: baseMinor, balanceMinor: left });
    await owner.client.call('savePickupArea', { ...free, id: areaId, active: false });
  }
  const { list } = await member.client.call('getConsumptionList', {});
  expect(list.filter(({ event }) => event === 'pickupFee')).toMatchObject([{ amountMinor: -1 }]);
});

test('an abandoned purchase closes its provider page, and one that was shipped cannot be refunded', async () => {
  const { world, owner, pay, order, bought, sold } = goods;
  const settings = await owner.client.call('getProductSettings', {});
  await owner.client.call('saveProductSettings', { ...settings, active: true });
  const member = await pay.memberWith(60_000);
  const { variantId } = await sold(2);
  const { id } = await order(member, variantId);
  const start = { purpose: 'order', orderId: id, method: 'sandbox' } as const;
  const { payId } = await member.client.call('startPayment', start);
  await member.client.call('cancelPurchase', { id, why: '不要了' });
  const { obstacle } = await member.client.call('getPayState', { payId });
  expect(obstacle?.error).toBe('payment.orderCancelled');
  const shipped = await bought(member, variantId, 1);
  await world.sql(
    `update parcels set state = 'shipped' where id = (select parcel_id from purchase_lines where purchase_id = $1)`,
    [shipped.id],
  );
  const back = await owner.client.attempt('cancelPurchaseForMember', { id: shipped.id, why: '退' });
  expect(back).toBeRefused('purchase.parcelGone');
});
