import type { Request } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { openOrderScene } from './orderScene.ts';

const { world, member, address, parcel } = await openOrderScene();

test('pickup points that do not accept a parcel come last with its name, and the nearest to the address come first', async () => {
  const owner = await world.tw.staff(['owner']);
  const pickupPoint = async (fields: Partial<Request<'savePickupPoint'>> & { readonly code: string }) => {
    const usual = { name: '自取點', kind: 'counter', country: 'TW', address: '松高路 9 號' } as const;
    return (await owner.client.call('savePickupPoint', { ...usual, ...fields })).id;
  };
  const far = await pickupPoint({ code: 'FAR', province: '高雄市', city: '左營區', zip: '813' });
  const near = await pickupPoint({ code: 'NEAR', province: '臺北市', city: '信義區', zip: '110' });
  const locker = await pickupPoint({
    code: 'LOCK',
    province: '臺北市',
    city: '信義區',
    zip: '110',
    maxSideMm: 450,
  });
  const [small, long] = [await parcel({ lengthMm: 450 }), await parcel({ lengthMm: 451 })];
  const asked = async (parcelIds: string[]) => {
    const { pickupPoints } = await member.client.call('getOrderDefaultInfo', { parcelIds });
    const own = pickupPoints.filter(({ id }) => [far, near, locker].includes(id));
    return own.map(({ code, unfitParcelIds }) => [code, ...unfitParcelIds]);
  };
  const home = (await member.client.call('getAddress', { id: address })).zip;
  expect(home.slice(0, 3)).toBe('110');
  expect(await asked([small])).toEqual([['LOCK'], ['NEAR'], ['FAR']]);
  expect(await asked([small, long])).toEqual([['NEAR'], ['FAR'], ['LOCK', long]]);
});
