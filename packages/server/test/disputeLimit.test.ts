import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DisputeScene, lighter, openDisputeScene, pack } from './disputeScene.ts';
import { refusedWith } from './orderScene.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import type { Person } from './world.ts';

/** A clerk's scale decides how much a second measurement refunds, so the clerk's money limit applies. */
let s: DisputeScene;
let packer: Person;
let finance: Person;
beforeAll(async () => {
  s = await openDisputeScene();
  packer = await s.world.tw.staff(['owner']);
  finance = await s.world.tw.staff(['finance']);
});
afterAll(async () => {
  expect(await faultsOfLedger(s.world)).toEqual([]);
  await s.world.stop();
});

async function limit(minor: number): Promise<void> {
  await s.world.sql(
    `update shops set settings = settings || jsonb_build_object('adjustAloneMaxMinor', $2::bigint) where id = $1`,
    [s.world.tw.id, minor],
  );
  s.world.running.services.tenants.forget();
}

/** A disputed order that was paid, and packed and measured by `packer`. */
async function disputed() {
  await limit(1_000_000_000);
  const buyer = await s.buyer();
  await s.pay.give(buyer, 100_000);
  const order = await pack(packer, buyer);
  await buyer.client.call('payFromBalance', { orderId: order.orderId });
  const answer = await s.dispute(buyer, order.packageId);
  if (!answer.ok) throw new Error(answer.failure.message);
  return { ...order, id: answer.data.id, before: await s.pay.balance(buyer) };
}

const aloneToday = async ({ id }: Person) => {
  const [row] = await s.world.sql<{ minor: number }>(
    'select alone_minor::int as minor from clerk_days where staff_id = $1',
    [id],
  );
  return row?.minor ?? 0;
};
const act = async () =>
  (await finance.client.call('listAdjustments', { state: 'pending' })).list.find(
    ({ kind }) => kind === 'dispute',
  );
const inQueue = async (by: Person, number: string) =>
  (await by.client.call('listDisputes', { shelf: 'all', words: number })).list[0];

test('counts in the limit of whoever measured', async () => {
  const { buyer, id, before } = await disputed();
  const done = await s.measure(id, lighter);
  expect(done).toMatchObject({ data: { state: 'corrected', returnedMinor: 7_000 } });
  expect([await s.pay.balance(buyer), await aloneToday(s.second)]).toEqual([before + 7_000, 7_000]);
});

test('waits above it, and is agreed to by neither who measured first nor who measured second', async () => {
  const { buyer, id, number, before } = await disputed();
  await limit(7_001);
  expect(await s.measure(id, lighter)).toMatchObject({ data: { state: 'waiting', returnedMinor: 0 } });
  expect(await s.pay.balance(buyer)).toBe(before);
  expect(await inQueue(s.second, number)).toMatchObject({
    state: 'open',
    second: null,
    secondAwaited: { mine: true },
  });
  const waiting = (await act())?.id ?? '';
  expect(await packer.client.attempt('approveAdjustment', { id: waiting })).toMatchObject(
    refusedWith('dispute.sameClerk'),
  );
  expect(await s.pay.balance(buyer)).toBe(before);
  await finance.client.call('approveAdjustment', { id: waiting });
  expect(await s.pay.balance(buyer)).toBe(before + 7_000);
  const [name] = await s.world.sql<{ name: string }>('select name from staff where id = $1', [s.second.id]);
  expect(await inQueue(s.second, number)).toMatchObject({
    state: 'corrected',
    secondAwaited: null,
    second: { by: name?.name, scale: 'B2', ...lighter },
  });
});

test('waits no longer once its member takes the dispute back', async () => {
  const { buyer, id } = await disputed();
  await limit(1);
  expect(await s.measure(id, lighter)).toMatchObject({ data: { state: 'waiting' } });
  await buyer.client.call('withdrawDispute', { id });
  expect(await act()).toBeUndefined();
});

test('measures nothing for a clerk who did not weigh: a smaller measurement of nothing paid moves nothing', async () => {
  const { id } = await disputed();
  await limit(0);
  const { fileId } = await packer.client.call('uploadStaffFile', { purpose: 'dispute' }, { file: picture() });
  const own = { id, ...lighter, scale: 'A1', fileId };
  expect(await packer.client.attempt('measureDispute', own)).toMatchObject(refusedWith('dispute.sameClerk'));
  expect(await act()).toBeUndefined();
});

test('the clerk who measured a parcel first sees that another clerk measures it again', async () => {
  const buyer = await s.buyer();
  const id = await s.parcel(buyer);
  const { courierNumber } = await buyer.client.call('getParcel', { id });
  expect(await s.dispute(buyer, id, 'parcel')).toMatchObject({ ok: true });
  const isMine = async (by: Person) => (await inQueue(by, courierNumber))?.isMine;
  expect([await isMine(s.clerk), await isMine(s.second)]).toEqual([true, false]);
});
