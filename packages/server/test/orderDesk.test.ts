import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { kerryFields } from './lanes.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { insertTestWarehouse } from './parcelWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { box, csvFile, freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

/** Tests what staff see of orders, and what they may do with those in transit. */
const s = await startShippingWorld();
const member = await s.shop.member({ name: '陳大文', phone: '0987654321' });
const realtimeEvents = await watchRealtimeEvents(s.world);

const desk = (orderId: string, by = s.clerk) => by.client.call('getDeskOrder', { orderId });
const idsOf = async (input: Request<'listDeskOrders'>) =>
  (await s.clerk.client.call('listDeskOrders', input)).list.map(({ id }) => id);
const change = (orderId: string, changes: string) =>
  s.world.sql(`update orders set ${changes} where id = $1`, [orderId]);

/** An order of a parcel on the shelf. */
const placed = async (by: Person) => {
  const [parcelId, addressId] = [
    await insertShelvedParcel(s.world, s.lane, by),
    await insertApprovedAddress(s.world, s.lane, by),
  ];
  return submitAtQuote(by, choiceOf(s.lane, [parcelId], addressId));
};
const freshCode = (first: string) => first + newId().slice(-7).toUpperCase();
const leaveChannel = (carrierId: string) =>
  s.world.sql('delete from channel_carriers where carrier_id = $1', [carrierId]);

describe('the list of orders', () => {
  test('has the number of waiting orders in each open state, and since when the first one waits', async () => {
    const [first] = [await s.packed(member), await s.packed(member)];
    await change(first.id, `packed_at = now() - interval '2 hours'`);
    const { waiting } = await s.clerk.client.call('listDeskOrders', {});
    expect(waiting.map(({ state }) => state)).toEqual([
      'processing',
      'awaitingPayment',
      'awaitingShipment',
      'awaitingSignature',
    ]);
    for (const { state, count, oldestAt } of waiting) {
      const { list, total } = await s.clerk.client.call('listDeskOrders', { state });
      expect([state, count, oldestAt]).toEqual([state, total, list[0]?.waitingSince ?? null]);
    }
  });

  test('is filtered by state, warehouse, channel and member, alone and together', async () => {
    const other = await s.shop.member();
    const [plain, away, later] = [await placed(other), await placed(other), await placed(other)];
    const [warehouseId, channelId] = [await insertTestWarehouse(s.world, s.shop), newId()];
    await s.world.sql(
      `insert into channels select (jsonb_populate_record(c, jsonb_build_object('id', $2::text, 'code', right($2, 8), 'en', 'Air'))).*
       from channels c where id = $1`,
      [s.lane.channelId, channelId],
    );
    await change(away.id, `warehouse_id = '${warehouseId}', channel_id = '${channelId}'`);
    await change(later.id, `state = 'awaitingPayment'`);
    const memberId = other.id;
    expect(await idsOf({ memberId })).toEqual([later.id, away.id, plain.id]);
    expect(await idsOf({ memberId, state: 'processing' })).toEqual([plain.id, away.id]);
    expect(await idsOf({ memberId, state: 'awaitingPayment' })).toEqual([later.id]);
    for (const filter of [{ warehouseId }, { channelId }, { warehouseId, channelId, memberId }])
      expect(await idsOf(filter)).toEqual([away.id]);
    expect(await idsOf({ warehouseId, state: 'awaitingPayment' })).toEqual([]);
    expect(await idsOf({ channelId, words: plain.number })).toEqual([]);
    const [row] = (await s.clerk.client.call('listDeskOrders', { channelId })).list;
    const kept = await s.world.row('warehouses', { id: warehouseId });
    expect(row).toMatchObject({
      ...{ number: away.number, warehouseId, warehouseName: kept?.name, channelId, channelName: 'Air' },
      ...{ carrierName: 'Kerry', vipOrderId: null, transfer: null, dueMinor: away.totalMinor },
    });
  });

  test('has the number of boxes and the actions of an order, and exports only orders to ship', async () => {
    const [order, bare] = [await placed(member), await placed(member)];
    await s.clerk.client.call('packOrder', { orderId: order.id, packages: [box], allHere: true });
    const row = async (words: string) => (await s.clerk.client.call('listDeskOrders', { words })).list[0];
    expect(await row(order.number)).toMatchObject({ packageCount: 1, actions: ['change', 'unpack'] });
    expect(await row(bare.number)).toMatchObject({ packageCount: 0, actions: ['pack', 'change'] });
    const csv = await s.clerk.client.call('exportToShip', { format: 'csv' });
    expect(Buffer.from(csv.base64, 'base64').toString()).not.toContain(order.number);
  });

  test("finds the consignee's phone, in any spelling", async () => {
    const [parcelId, addressId] = [
      await insertShelvedParcel(s.world, s.lane, member),
      await insertApprovedAddress(s.world, s.lane, member, { phone: '0931204618' }),
    ];
    const { id } = await submitAtQuote(member, choiceOf(s.lane, [parcelId], addressId));
    for (const words of ['0931-204-618', '+886 931 204 618', '4618'])
      expect(await idsOf({ words }), words).toContain(id);
  });

  test('has the requested order, or the usual one of its state', async () => {
    const other = await s.shop.member();
    const memberId = other.id;
    const ids = [(await placed(other)).id, (await placed(other)).id, (await placed(other)).id];
    // The first order was paid only now, so it has waited for the shortest time. By weight and by amount, the three
    // orders sort in other ways.
    const facts = [
      'paid_at = now(), billing_weight_g = 2000, quote_total_minor = 20000',
      'billing_weight_g = 1000, quote_total_minor = 30000',
      'billing_weight_g = 3000, quote_total_minor = 10000',
    ];
    for (const [at, id] of ids.entries()) await change(id, facts[at] ?? '');
    const placesOf = async (input: Request<'listDeskOrders'>) =>
      (await idsOf({ memberId, ...input })).map((id) => ids.indexOf(id) + 1).join('');
    const [state, asc, desc] = ['processing', 'asc', 'desc'] as const;
    expect(await placesOf({})).toBe('321');
    expect(await placesOf({ state })).toBe('231');
    expect(await placesOf({ sort: 'waiting' })).toBe('231');
    expect(await placesOf({ sort: 'waiting', order: desc })).toBe('132');
    expect(await placesOf({ sort: 'due' })).toBe('213');
    expect(await placesOf({ sort: 'due', state })).toBe('312');
    expect(await placesOf({ sort: 'weight', order: asc })).toBe('213');
    expect(await placesOf({ sort: 'weight', order: desc })).toBe('312');
    expect(await placesOf({ sort: 'created', order: asc })).toBe('123');
    expect(await placesOf({ sort: 'created', state })).toBe('123');
    await s.world.sql(
      `insert into orders select copy.* from orders o, generate_series(1, 10) n,
         jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', o.number || n)) copy where o.id = $1`,
      [ids[2]],
    );
    // Sorting by the amount due shows this order, although ten others are newer.
    expect(await idsOf({ memberId, sort: 'due', order: desc, pageSize: 10 })).toContain(ids[1]);
    for (const orderId of ids) await other.client.call('cancelOrder', { orderId });
    expect(await placesOf({ state: 'cancelled' })).toBe('321');
  });
});

describe('the page of an order', () => {
  test('names who took each step, the shelf of each parcel, and the member', async () => {
    const order = await s.packed(member, { parcels: 2 });
    const [first, second] = order.parcelIds;
    await s.world.change('parcels', { id: first }, { shelfCode: 'B-03', remark: '易碎' });
    const seen = await desk(order.id);
    expect(seen.parcels.map(({ id, shelfCode, remark }) => [id, shelfCode, remark])).toEqual([
      [first, 'B-03', '易碎'],
      [second, 'A-12', ''],
    ]);
    const [account] = await s.world.sql<{ account: string; alias: string }>(
      'select account, random_name as alias from members where id = $1',
      [member.id],
    );
    expect(seen.member).toEqual({ id: member.id, name: '陳大文', phoneTail: '4321', ...account });
    const { list: staff } = await s.owner.client.call('listStaff', {});
    const staffName = staff.find(({ staffId }) => staffId === s.clerk.id)?.name;
    expect(seen.steps.map(({ event, state, by, staffName: name }) => [event, state, by, name])).toEqual([
      ['submit', 'processing', 'member', ''],
      ['pack', 'awaitingPayment', 'staff', staffName],
    ]);
    expect(seen).toMatchObject({ trackingUrl: '', signStat: { signed: false, by: null, pictures: [] } });
    const shown = await member.client.call('getOrder', { orderId: order.id });
    expect(shown.steps.map(({ by }) => by)).toEqual(['member', 'staff']);
    // A step without a clerk is recorded when a provider's message changes an order's state.
    await s.world.change('transitions', { subjectId: order.id }, { staffId: null });
    const both = [await desk(order.id), await member.client.call('getOrder', { orderId: order.id })];
    for (const { steps } of both) expect(steps.at(-1)).toMatchObject({ event: 'pack', by: 'system' });
  });

  test('offers the active carriers of its channel, and its own', async () => {
    const { id: carrierId } = await s.owner.client.call('addCarrier', {
      ...kerryFields,
      code: freshCode('T'),
      name: 'Black Cat',
    });
    await s.world.sql(
      'insert into channel_carriers (shop_id, channel_id, carrier_id, delivery_type) values ($1, $2, $3, 2)',
      [s.shop.id, s.lane.channelId, carrierId],
    );
    const order = await s.paid(member);
    const [kerry, cat] = [
      { id: s.lane.homeCarrierId, code: 'KERRY', name: 'Kerry' },
      { id: carrierId, code: expect.stringMatching(/^T/), name: 'Black Cat' },
    ];
    const setActive = (id: string, active: boolean) => s.world.change('carriers', { id }, { active });
    const offered = async () => (await desk(order.id)).carriers;
    expect(await offered()).toEqual([kerry, cat]);
    await setActive(kerry.id, false);
    expect(await offered()).toEqual([kerry, cat]);
    await setActive(carrierId, false);
    expect(await offered()).toEqual([kerry]);
    for (const id of [kerry.id, carrierId]) await setActive(id, true);
    await s.clerk.client.call('shipOrder', {
      ...{ number: order.number, forwardingNumber: freshForwardingNumber() },
      carrierId,
    });
    const bystander = await s.shipped(member);
    const shipped = await desk(order.id);
    expect(shipped).toMatchObject({ carrierId, carrierName: 'Black Cat' });
    const forwardingNumber = freshForwardingNumber();
    const amended = { orderId: order.id, forwardingNumber, carrierId: kerry.id, why: '貼錯' };
    await realtimeEvents.during(() => s.clerk.client.call('amendShipment', amended), `orders ${member.id}`);
    expect(await desk(order.id)).toMatchObject({
      ...{ carrierId: kerry.id, forwardingNumber, shippedAt: shipped.shippedAt },
      trackingUrl: `https://t.test/${forwardingNumber}`,
    });
    expect(await desk(bystander.id)).toMatchObject({ forwardingNumber: bystander.forwardingNumber });
    await leaveChannel(carrierId);
  });
});

test("to a pickup point only carriers that serve it are offered, and the order's own", async () => {
  const lockers = await s.owner.client.call('addCarrier', {
    ...{ ...kerryFields, code: freshCode('L'), name: 'Locker' },
    pointKinds: ['locker'],
  });
  await s.world.sql(
    'insert into channel_carriers (shop_id, channel_id, carrier_id, delivery_type) values ($1, $2, $3, 3)',
    [s.shop.id, s.lane.channelId, lockers.id],
  );
  const { pickupPointId, pickupCarrierId: carrierId } = s.lane;
  const pickup = { deliveryType: 3, pickupPointId } as const;
  const addressId = await insertApprovedAddress(s.world, s.lane, member, pickup);
  const parcelId = await insertShelvedParcel(s.world, s.lane, member);
  const choice = choiceOf(s.lane, [parcelId], addressId, { ...pickup, carrierId });
  const { id } = await submitAtQuote(member, choice);
  const offered = async () => (await desk(id)).carriers.map(({ name }) => name);
  expect(await offered()).toEqual(['7-11']);
  await change(id, `carrier_id = '${lockers.id}'`);
  expect(await offered()).toEqual(['Locker', '7-11']);
  await leaveChannel(lockers.id);
});

describe('an order in transit', () => {
  const told = async () => (await member.client.call('listNotifications', {})).list;

  test('is declared lost and found, each step recorded and notified, and other orders are unchanged', async () => {
    const [gone, bystander] = [await s.shipped(member), await s.shipped(member)];
    const lose = { orderId: gone.id, why: '承運商查無下落' };
    const mine = [`orders ${member.id}`, `notices ${member.id}`];
    await realtimeEvents.during(() => s.clerk.client.call('declareLost', lose), ...mine);
    const lost = await desk(gone.id);
    expect(lost).toMatchObject({
      ...{ state: 'awaitingSignature', lostAt: expect.stringMatching(/^20/), lostReason: lose.why },
      actions: ['sign', 'amend', 'found'],
    });
    expect(lost.steps.at(-1)).toMatchObject({ event: 'lost', state: 'awaitingSignature', why: lose.why });
    expect((await told())[0]).toMatchObject({ event: 'order.lost', subjectId: gone.id });
    expect((await told())[0]?.text).toContain(lose.why);
    expect(await desk(bystander.id)).toMatchObject({
      ...{ lostAt: null, lostReason: '', actions: ['sign', 'amend', 'lost'] },
    });
    const find = (orderId: string) => s.clerk.client.attempt('declareFound', { orderId });
    expect(await find(bystander.id)).toBeRefused('order.wrongState');
    await realtimeEvents.during(() => find(gone.id), ...mine);
    const back = await desk(gone.id);
    expect(back).toMatchObject({ lostAt: null, lostReason: '', actions: ['sign', 'amend', 'lost'] });
    expect(back.steps.at(-1)).toMatchObject({ event: 'found', state: 'awaitingSignature', why: '' });
    expect((await told())[0]).toMatchObject({ event: 'order.found', subjectId: gone.id });
    expect((await told())[0]?.text).toContain(gone.number);
    const paid = await s.paid(member);
    expect(await s.clerk.client.attempt('declareLost', { orderId: paid.id, why: 'x' })).toBeRefused(
      'order.wrongState',
    );
  });

  test('is refused in a sheet with a known number, with the reason in each row', async () => {
    const file = csvFile('Order number,Tracking number,Carrier\nCD00000000,轉運,\nCD00000001,,');
    const { rows } = await s.clerk.client.call('previewShipments', {}, { file });
    expect(rows.map(({ problem }) => problem?.error)).toEqual(['order.unknownNumber', 'order.unknownNumber']);
  });

  test('that is lost and cancelled releases its forwarding number', async () => {
    const [gone, next] = [await s.shipped(member), await s.paid(member)];
    const { forwardingNumber } = gone;
    const ship = () => s.clerk.client.attempt('shipOrder', { number: next.number, forwardingNumber });
    expect(await ship()).toBeRefused({ error: 'order.forwardingUsed', params: { number: gone.number } });
    await s.clerk.client.call('declareLost', { orderId: gone.id, why: '遺失' });
    await s.owner.client.call('cancelOrderForMember', { orderId: gone.id, why: '遺失' });
    expect(await ship()).toMatchObject({ ok: true });
  });
});
