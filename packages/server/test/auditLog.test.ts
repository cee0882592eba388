import { expect, test } from 'vitest';
import { addWarehouseAndGoodsTypes, forecast, measured } from './parcelWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const [owner, clerk, member] = await Promise.all([
  world.tw.staff(['owner']),
  world.tw.staff(['warehouse']),
  world.tw.member({ name: '歐陽曉晴', phone: '0931204618' }),
]);

const log = (filter: object = {}) => owner.client.call('listAudit', { pageSize: 50, ...filter });

test('an action names its object and the change', async () => {
  const { id, courierNumber } = await forecast(member);
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const [act] = (await log({ call: 'receiveParcel' })).list;
  expect(act).toMatchObject({ staffId: clerk.id, refusal: null });
  expect(act?.about).toContainEqual({ noun: 'parcel', id, name: courierNumber });
  expect(act?.changes).toContainEqual({ noun: 'parcel', field: 'state', from: 'forecast', to: 'received' });
});

test('a changed field is listed with its previous value', async () => {
  const same = { name: '歐陽曉晴', sex: null, birthday: null, whatsapp: '', facebook: '', lineAccount: '' };
  await owner.client.call('editMemberByStaff', {
    memberId: member.id,
    ...same,
    nickname: '晴晴',
    why: 'asked by phone',
  });
  const [act] = (await log({ call: 'editMemberByStaff' })).list;
  expect(act?.changes).toEqual([{ noun: '', field: 'nickname', from: '', to: '晴晴' }]);
  expect(act?.about).toContainEqual({ noun: 'member', id: member.id, name: '歐陽曉晴' });
});

test('a refused action is logged as refused, with its reason', async () => {
  const { id } = await forecast(member);
  const attempt = await clerk.client.attempt('remeasureParcel', { id, ...measured, why: 'x' });
  expect(attempt).toBeRefused('parcel.notHere');
  const [act] = (await log({ outcome: 'refused' })).list;
  expect(act).toMatchObject({ call: 'remeasureParcel', staffId: clerk.id, changes: [] });
  expect(act?.refusal).toBe(attempt.ok ? '' : attempt.failure.message);
  expect(act?.about).toContainEqual(expect.objectContaining({ noun: 'parcel', id }));
  expect((await log({ outcome: 'done', call: 'remeasureParcel' })).total).toBe(0);
});

test('the log is searched by staff, by object in any spelling, and by time', async () => {
  const { courierNumber } = await forecast(member);
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const about = async (words: string) => (await log({ words })).list.map(({ call }) => call);
  expect(await about(courierNumber.slice(3))).toEqual(['receiveParcel']);
  expect(await about('0931-204-618')).toContain('editMemberByStaff');
  expect(await about('nobody at all')).toEqual([]);
  expect((await log({ staffId: clerk.id })).list.every(({ staffId }) => staffId === clerk.id)).toBe(true);
  expect((await log({ from: new Date(Date.now() + 60_000).toISOString() })).total).toBe(0);
  const foreign = await world.th.staff(['owner']);
  expect((await foreign.client.call('listAudit', { words: courierNumber })).total).toBe(0);
});
