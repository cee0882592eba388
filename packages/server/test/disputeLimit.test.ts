import { afterAll, expect, test } from 'vitest';
import { heavy, lighter, openDisputeScene, pack } from './disputeScene.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import type { Person } from './world.ts';

/** A clerk's scale decides how much a second measurement refunds, so the clerk's money limit applies. */
const s = await openDisputeScene();
const packer = await s.world.tw.staff(['owner']);
const finance = await s.world.tw.staff(['finance']);
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

async function limit(minor: number): Promise<void> {
  await s.world.tw.set({ adjustAloneMaxMinor: minor });
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
  const row = await s.world.row('clerkDays', { staffId: id });
  return row?.aloneMinor ?? 0;
};
const act = async () => (await pendingApprovalRequests(finance)).find(({ kind }) => kind === 'dispute');
const inQueue = async (by: Person, number: string) =>
  (await by.client.call('listDisputes', { shelf: 'all', words: number })).list[0];

test('counts towards the limit of the clerk who measured', async () => {
  const { buyer, id, before } = await disputed();
  const done = await s.measure(id, lighter);
  expect(done).toMatchObject({ data: { state: 'corrected', returnedMinor: 7_000 } });
  expect([await s.pay.balance(buyer), await aloneToday(s.second)]).toEqual([before + 7_000, 7_000]);
});

test('waits above it, and neither the first nor the second clerk can approve it', async () => {
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
  expect(await packer.client.attempt('approveAdjustment', { id: waiting })).toBeRefused('dispute.sameClerk');
  expect(await s.pay.balance(buyer)).toBe(before);
  await finance.client.call('approveAdjustment', { id: waiting });
  expect(await s.pay.balance(buyer)).toBe(before + 7_000);
  const name = await s.world.row('staff', { id: s.second.id });
  expect(await inQueue(s.second, number)).toMatchObject({
    state: 'corrected',
    secondAwaited: null,
    second: { by: name?.name, scale: 'B2', ...lighter },
  });
});

test('no longer waits once its member withdraws the dispute', async () => {
  const { buyer, id } = await disputed();
  await limit(1);
  expect(await s.measure(id, lighter)).toMatchObject({ data: { state: 'waiting' } });
  await buyer.client.call('withdrawDispute', { id });
  expect(await act()).toBeUndefined();
});

test('does not count for a clerk who did not weigh: a smaller measurement of an unpaid bill moves nothing', async () => {
  const { id } = await disputed();
  await limit(0);
  const { fileId } = await packer.client.call('uploadStaffFile', { purpose: 'dispute' }, { file: picture() });
  const own = { id, ...lighter, scale: 'A1', fileId };
  expect(await packer.client.attempt('measureDispute', own)).toBeRefused('dispute.sameClerk');
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

test('each package keeps its own measurements, with clerk and picture, also if an older server packed it', async () => {
  const [buyer, other] = [await s.buyer(), await s.packed()];
  const { id: orderId } = await buyer.ordered();
  const { fileId: photoFileId } = await packer.client.call(
    'uploadStaffFile',
    { purpose: 'package' },
    { file: picture() },
  );
  const packages = [{ ...heavy, photoFileId }, lighter];
  await packer.client.call('packOrder', { orderId, packages, allHere: true, scale: 'A1' });
  const [first, second] = (await buyer.client.call('getOrder', { orderId })).packages;
  const measured = async () =>
    (await buyer.client.call('getMeasurements', { of: 'order', id: orderId })).list.map((one) =>
      one.measurements.map((row) => ({ ...row, picture: row.picture?.full.split('?')[0] })),
    );
  const { list: staff } = await packer.client.call('listStaff', {});
  const nameOf = (by: Person) => staff.find(({ staffId }) => staffId === by.id)?.name;
  const at = expect.stringMatching(/^20/);
  const shown = { by: nameOf(packer), why: '', at };
  const [whole, bare] = [
    { ...heavy, ...shown, scale: 'A1', picture: expect.stringContaining(photoFileId) },
    { ...lighter, ...shown, scale: 'A1', picture: undefined },
  ];
  expect(await measured()).toEqual([[whole], [bare]]);
  const written = (ids: (string | undefined)[]) =>
    s.world.sql('select package_id, order_id from package_measurements where package_id = any($1)', [ids]);
  await s.world.sql('delete from package_measurements where package_id = $1 or order_id = $2', [
    first?.id,
    other.orderId,
  ]);
  const older = { ...whole, scale: '' };
  expect(await measured()).toEqual([[older], [bare]]);
  const answer = await s.dispute(buyer, first?.id ?? '');
  expect(await measured()).toEqual([[older], [bare]]);
  expect(await written([first?.id])).toEqual([{ packageId: first?.id, orderId }]);
  expect(await written([other.packageId])).toEqual([]);
  const id = answer.ok ? answer.data.id : '';
  const smaller = { weightG: 4_000, lengthMm: 350, widthMm: 250, heightMm: 150 };
  expect(await s.measure(id, smaller)).toMatchObject({ data: { state: 'corrected' } });
  const again = { ...smaller, by: nameOf(s.second), at, scale: 'B2', why: '我在家量的比較輕' };
  expect(await measured()).toEqual([
    [older, { ...again, picture: expect.stringMatching(/^\/files\//) }],
    [bare],
  ]);
  const after = await buyer.client.call('getOrder', { orderId });
  expect(after.packages).toMatchObject([
    { ...smaller, id: first?.id, position: 1 },
    { ...lighter, id: second?.id, position: 2 },
  ]);
  const billed = (of: string) => s.owner.client.call('getDeskOrder', { orderId: of });
  expect(await billed(orderId)).toMatchObject({ billingWeightG: 9_000, realWeightG: 8_900 });
  expect(await billed(other.orderId)).toMatchObject({ billingWeightG: 7_000, realWeightG: 6_200 });
});

test('a package that is disputed while it is being shipped is either disputed or shipped, never both', async () => {
  await limit(1_000_000_000);
  for (let round = 0; round < 4; round += 1) {
    const { buyer, packageId, number } = await s.paid();
    const both = await Promise.all([
      s.dispute(buyer, packageId),
      packer.client.attempt('shipOrder', { number, forwardingNumber: `FW${number}` }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  }
});
