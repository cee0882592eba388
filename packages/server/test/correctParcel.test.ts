import { expect, test } from 'vitest';
import { openReceivingDesk } from './deskScene.ts';
import { forecast } from './parcelWorld.ts';

const { world, member, clerk, receive } = await openReceivingDesk();

const correct = (id: string, change: { goodsType?: string; remark?: string }) =>
  clerk.client.attempt('correctParcel', { id, ...change });
const rowOf = async (id: string) => {
  const { list } = await clerk.client.call('queryAllParcels', { pageSize: 100 });
  return list.find((row) => row.id === id);
};

test('staff correct the goods type and the note of a parcel in the warehouse, and restore them', async () => {
  const { id, courierNumber } = await forecast(member);
  expect(await correct(id, { remark: 'x' })).toBeRefused('parcel.notHere');
  await receive(courierNumber);
  const before = await rowOf(id);
  const [type] = (await clerk.client.call('getDesk', {})).goodsTypes.filter(
    ({ code }) => code !== before?.goodsType,
  );
  expect(await correct(id, { goodsType: 'gold' })).toBeRefused('parcel.goodsType');
  expect((await correct(id, { goodsType: type?.code ?? '' })).ok).toBe(true);
  expect(await rowOf(id)).toMatchObject({ goodsType: type?.code, remark: before?.remark });
  expect((await correct(id, { remark: 'Two boxes' })).ok).toBe(true);
  expect(await rowOf(id)).toMatchObject({ goodsType: type?.code, remark: 'Two boxes' });
  await correct(id, { goodsType: before?.goodsType ?? '', remark: before?.remark ?? '' });
  expect(await rowOf(id)).toMatchObject({ goodsType: before?.goodsType, remark: before?.remark });
  expect(await correct(crypto.randomUUID(), { remark: 'x' })).toBeRefused('row.notFound');
  const support = await world.tw.staff(['support']);
  expect(await support.client.attempt('correctParcel', { id, remark: 'x' })).toBeRefused('access.denied');
});
