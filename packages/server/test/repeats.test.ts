import { type Client, createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { defaultPickupSettings, pickupDays } from '@crossdock/domain/pickups/days.ts';
import { describe, expect, test } from 'vitest';
import { asMemberId, asShopId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { type Buyer, openCouponWorld } from './couponWorld.ts';
import { injectedFetch, type Person } from './world.ts';

/**
 * Tests repeated requests of clients that send no idempotency key, such as the client described in the product's
 * specification: an equal request within 2 s counts as a repeat.
 */
const s = await openCouponWorld();

const wire = deriveWire(calls);
function keyless(token: string): Client {
  const send = injectedFetch(s.world.running);
  return createClient({
    ...{ wire, baseUrl: `http://${s.world.tw.host}/api/`, lang: 'en', token, dedupeMs: 0 },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.delete('idempotency-key');
      return send(input, { ...init, headers });
    },
  });
}

/** A second session of the member, as from another phone. */
async function otherPhone(member: Person): Promise<Client> {
  const token = await s.world.running.database.transact(asShopId(s.world.tw.id), (tx) =>
    openSession(tx, { memberId: asMemberId(member.id) }, { ip: '127.0.0.1', userAgent: 'other' }),
  );
  return keyless(token);
}

const ownStaff = async () => (await s.world.tw.staff(['owner'])).client;

async function ordering() {
  const buyer = await s.buyer();
  const choice = await buyer.choice();
  const { totalMinor } = await buyer.client.call('quoteOrder', choice);
  const client = keyless(buyer.token);
  const add = () => client.call('submitOrder', { ...choice, totalMinor, agreed: true });
  return { buyer, client, add };
}

describe('AddOrder', () => {
  test('sent twice is one order, also at the same moment', async () => {
    const { add } = await ordering();
    const ids = (await Promise.all([add(), add(), add()])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await add()).id).toBe(ids[0]);
  });

  type Cancel = (given: { buyer: Buyer; client: Client; orderId: string }) => Promise<unknown>;
  test.each<[string, Cancel]>([
    ['the same session', ({ client, orderId }) => client.call('cancelOrder', { orderId })],
    [
      'another session',
      async ({ buyer, orderId }) => (await otherPhone(buyer)).call('cancelOrder', { orderId }),
    ],
    [
      'staff',
      async ({ orderId }) => (await ownStaff()).call('cancelOrderForMember', { orderId, why: '缺貨' }),
    ],
  ])('after a cancellation by %s makes another order, once', async (_, cancel) => {
    const { buyer, client, add } = await ordering();
    const first = await add();
    await cancel({ buyer, client, orderId: first.id });
    const again = await Promise.all([add(), add(), add()]);
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(again[0]?.id).not.toBe(first.id);
    expect((await client.call('getOrder', { orderId: again[0]?.id ?? '' })).state).toBe('processing');
    expect((await add()).id).toBe(again[0]?.id);
  });

  test('is not made again after the order continued', async () => {
    const { add } = await ordering();
    const first = await add();
    expect(await s.pack(first.id, 1_200)).toMatchObject({ ok: true });
    expect((await add()).id).toBe(first.id);
  });

  test('repeats after reading or a refused write between, and not after a write', async () => {
    const { client, add } = await ordering();
    const first = await add();
    await client.call('listOrders', {});
    expect((await client.attempt('payFromBalance', { orderId: first.id })).ok).toBe(false);
    expect((await add()).id).toBe(first.id);
    await client.call('editMemberInfo', { name: 'Other Name' });
    // After the write, the same request counts as a new order. It fails, because its parcels are in the first order.
    await expect(add()).rejects.toThrow();
  });
});

describe('SubmitWithdrawal', () => {
  async function withdrawing() {
    const member = await s.pay.memberWith(90_000);
    const client = keyless(member.token);
    const accountFileId = await s.world.tw.pictureOf(member, 'withdrawal');
    const ask = () =>
      client.call('submitWithdrawal', {
        ...{ source: 'balance', amountMinor: 30_000, accountType: 'bankCard', accountName: '王小明' },
        ...{ account: '808-1234-567890', bankName: '玉山銀行', accountFileId },
      });
    return { member, client, ask };
  }
  const idOf = (given: { id: string }) => given.id;

  test('after a withdrawal was cancelled makes another one, with its money', async () => {
    const { client, ask } = await withdrawing();
    const first = await ask();
    await client.call('cancelWithdrawal', { id: idOf(first) });
    const second = await ask();
    expect(idOf(second)).not.toBe(idOf(first));
    expect((await client.call('getWallet', {})).balanceMinor).toBe(60_000);
  });

  test('after staff have rejected it makes another one', async () => {
    const { client, ask } = await withdrawing();
    const staff = await ownStaff();
    const first = await ask();
    await staff.call('rejectWithdrawal', { id: idOf(first), reason: '戶名不符' });
    const second = await ask();
    expect(idOf(second)).not.toBe(idOf(first));
    expect(idOf(await ask())).toBe(idOf(second));
    expect((await client.call('getWallet', {})).balanceMinor).toBe(60_000);
  });
});

test('AddPickTask after a failed pickup makes another pickup', async () => {
  const staff = await s.world.tw.staff(['owner']);
  const names = { zh: '广州', tw: '廣州', en: 'Guangzhou', places: '天河區' };
  const area = await staff.client.call('savePickupArea', {
    ...{ ...names, warehouseId: s.lane.warehouseId, active: true },
    ...{ baseMinor: 6_000, baseWeightG: 10_000, stepMinor: 800, maxWeightG: 50_000 },
  });
  const member = await s.pay.memberWith(90_000);
  const client = keyless(member.token);
  const [day = ''] = pickupDays(dateIn(new Date().toISOString(), 'Asia/Taipei'), defaultPickupSettings);
  const ask = () =>
    client.call('addPickTask', {
      ...{ areaId: area.id, address: '天河區體育西路 1 號', contact: '陳先生', phone: '020-12345678' },
      ...{ weightG: 12_500, pieces: 2, remark: '', day, part: 'morning' },
    });
  const first = await ask();
  expect((await ask()).id).toBe(first.id);
  await staff.client.call('planPickups', { ids: [first.id], day, driverId: staff.id });
  expect((await ask()).id).toBe(first.id);
  await staff.client.call('failPickup', { id: first.id, reason: '無人在家' });
  const second = await ask();
  expect(second.id).not.toBe(first.id);
  await client.call('cancelPickTask', { id: second.id });
  expect((await ask()).id).not.toBe(second.id);
});

test('CalculatOrderDisCount: the first choice again, after another, is carried out', async () => {
  const buyer = await s.buyer();
  const [one, two] = [await s.held(buyer), await s.held(buyer, { amountMinor: 3_000 })];
  const order = await buyer.ordered();
  const client = keyless(buyer.token);
  const use = (memberCouponId: string) =>
    client.call('discountOrder', { orderId: order.id, memberCouponId, apply: true });
  const used = async () =>
    (await client.call('listCoupons', { status: 3 })).list.map(({ id }: { id: string }) => id);
  await use(one);
  await use(two);
  await use(one);
  expect(await used()).toEqual([one]);
});

test('ToBalancePay of a later difference pays it, once', async () => {
  const buyer = await s.buyer();
  await s.pay.give(buyer, 900_000);
  const order = await buyer.ordered();
  const orderId = order.id;
  await s.pack(orderId, 1_200);
  const client = keyless(buyer.token);
  const pay = () => client.call('payFromBalance', { orderId });
  const [first, same] = await Promise.all([pay(), pay()]);
  expect(same).toEqual(first);
  await s.clerk.client.call('unpackOrder', { orderId, why: '重包' });
  await s.pack(orderId, 9_000);
  const { dueMinor } = await buyer.client.call('getOrderCosts', { orderId });
  expect(dueMinor).toBeGreaterThan(0);
  const [second, twin] = await Promise.all([pay(), pay()]);
  expect(second.paidMinor).toBe(dueMinor);
  expect(twin).toEqual(second);
  expect((await s.pay.orderState(orderId)).state).toBe('awaitingShipment');
});

test('one visitor’s write does not affect another’s repeats', async () => {
  const rows = () => s.world.sql<{ key: string }>(`select key from idempotency_keys where key like 'same:%'`);
  const { add } = await ordering();
  await add();
  const before = (await rows()).length;
  const stranger = keyless((await s.world.tw.member()).token);
  await stranger.call('editMemberInfo', { name: 'Somebody Else' });
  expect((await rows()).length).toBe(before);
});
