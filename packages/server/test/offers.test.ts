import { afterAll, beforeAll, expect, test } from 'vitest';
import { flips } from './flips.ts';
import { refusedWith } from './orderScene.ts';
import { freshNumber } from './parcelWorld.ts';
import { openPickupsWorld, type PickupsWorld } from './pickupsWorld.ts';
import { openProductWorld, type ProductWorld } from './productWorld.ts';
import type { Person } from './world.ts';

let pickups: PickupsWorld;
let goods: ProductWorld;
beforeAll(async () => {
  [pickups, goods] = await Promise.all([openPickupsWorld(), openProductWorld()]);
});
afterAll(() => Promise.all([pickups.world.stop(), goods.world.stop()]));

/** The features for which the portal shows menu entries. */
const offersTo = async (member: Person) => (await member.client.call('getMemberInfo', {})).offers;

test('pickups are offered while some area is served', async () => {
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
  await world.sql('update products set active = false');
  expect(await offersTo(member)).toMatchObject({ products: false, pickups: false });
  await goods.sold(1);
  expect(await offersTo(member)).toMatchObject({ products: true });
  const settings = await owner.client.call('getProductSettings', {});
  await owner.client.call('saveProductSettings', { ...settings, active: false });
  world.running.services.tenants.forget();
  expect(await offersTo(member)).toMatchObject({ products: false });
});

flips('saveDeskSettings.takesRefusals', 'whether members may have parcels refused', async () => {
  const { world, owner, clerk, pay } = pickups;
  const member = await pay.memberWith(0);
  const { likelyMeasures, takesRefusals } = await clerk.client.call('getDesk', {});
  expect([takesRefusals, (await offersTo(member)).refusals]).toEqual([true, true]);
  await owner.client.call('saveDeskSettings', { likelyMeasures, takesRefusals: false });
  world.running.services.tenants.forget();
  expect(await offersTo(member)).toMatchObject({ refusals: false });
  const refused = await member.client.attempt('addRefusals', { courierNumber: freshNumber() });
  expect(refused).toMatchObject(refusedWith('parcel.refusalsOff'));
  await owner.client.call('saveDeskSettings', { likelyMeasures, takesRefusals: true });
  world.running.services.tenants.forget();
  expect(await member.client.attempt('addRefusals', { courierNumber: freshNumber() })).toMatchObject({
    ok: true,
  });
});
