import type { Request } from '@crossdock/contract/table.ts';
import { allowedEvents } from '@crossdock/domain/machine.ts';
import { type OrderState, orderMachine, orderStates } from '@crossdock/domain/orders/states.ts';
import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import {
  type Choice,
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  type Lane,
  submitAtQuote,
} from './orderWorld.ts';
import { startWorld, type World } from './world.ts';

const [world, prepaying] = await Promise.all([
  startWorld(),
  startWorld({ settings: { payBeforePacking: true } }),
]);

/** A shop with one lane, a member with money, and the owner, who may do everything at the desk. */
async function scene(of: World) {
  const [lane, member, owner] = await Promise.all([openOnce(of), of.tw.member(), of.tw.staff(['owner'])]);
  const address = await insertApprovedAddress(of, lane, member);
  await of.sql(
    `insert into payment_methods (shop_id, code, zh, tw, en) values ($1, 'balance', '-', '-', '-'), ($1, 'cod', '-', '-', '-')
     on conflict do nothing`,
    [of.tw.id],
  );
  await owner.client.call('adjustMemberBalance', {
    memberId: member.id,
    amountMinor: 10_000_000,
    reason: 'test',
  });
  return { of, lane, member, owner, address };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const lanes = new Map<World, Promise<Lane>>();
function openOnce(of: World): Promise<Lane> {
  const lane = lanes.get(of) ?? insertLane(of, of.tw);
  lanes.set(of, lane);
  return lane;
}

async function place({ of, lane, member, address }: Scene, more: Partial<Choice> = {}) {
  const parcelIds = [
    await insertShelvedParcel(of, lane, member),
    await insertShelvedParcel(of, lane, member),
  ];
  const order = await submitAtQuote(member, choiceOf(lane, parcelIds, address, more));
  return { ...order, parcelIds };
}
type Placed = Awaited<ReturnType<typeof place>>;

const box = { weightG: 3200, lengthMm: 400, widthMm: 300, heightMm: 200 };

const pack = ({ owner }: Scene, { id }: Placed, boxes: Request<'packOrder'>['packages'] = [box]) =>
  owner.client.call('packOrder', { orderId: id, packages: boxes, allHere: true });
const pay = ({ member }: Scene, { id }: Placed) => member.client.call('payFromBalance', { orderId: id });
const ship = ({ owner }: Scene, { number }: Placed) =>
  owner.client.call('shipOrder', { number, forwardingNumber: `FW${number}` });

/** Brings a new order to this state, through the calls that do so in practice. */
async function reach(at: Scene, state: OrderState, more: Partial<Choice> = {}): Promise<Placed> {
  const order = await place(at, more);
  if (state === 'processing') return order;
  if (state === 'cancelled') {
    await at.member.client.call('cancelOrder', { orderId: order.id });
    return order;
  }
  await pack(at, order);
  if (state === 'awaitingPayment') return order;
  if (!more.cashOnDelivery) await pay(at, order);
  if (state === 'awaitingShipment') return order;
  await ship(at, order);
  if (state === 'signed') await at.member.client.call('signOrder', { orderId: order.id });
  return order;
}

const stateOf = async ({ of }: Scene, { id }: Placed) => (await of.row('orders', { id }))?.state;
const parcelStates = async ({ of }: Scene, { parcelIds }: Placed) => {
  const rows = await of.sql<{ state: string }>('select state from parcels where id = any($1)', [parcelIds]);
  return [...new Set(rows.map((row) => row.state))];
};
const balanceOf = async ({ member }: Scene) => (await member.client.call('getWallet', {})).balanceMinor;

test.each(orderStates)("a member's possible actions in each state, through real calls: %s", async (state) => {
  const at = await scene(world);
  for (const [call, event] of [
    ['cancelOrder', 'cancel'],
    ['signOrder', 'sign'],
    ['payFromBalance', 'pay'],
  ] as const) {
    const order = await reach(at, state);
    const shown = await at.member.client.call('getOrder', { orderId: order.id });
    const may = allowedEvents(orderMachine, state, 'member').includes(event);
    expect({ state, event, shown: shown.actions.includes(event) }).toEqual({ state, event, shown: may });
    const tried = await at.member.client.attempt(call, { orderId: order.id });
    expect({ state, event, ok: tried.ok }).toEqual({ state, event, ok: may });
    if (!may) expect(await stateOf(at, order)).toBe(state);
  }
});

describe('the usual way', () => {
  test('from submission to signature, with every step on the timeline and counted', async () => {
    const at = await scene(world);
    const order = await reach(at, 'signed');
    const shown = await at.member.client.call('getOrder', { orderId: order.id });
    expect(shown.steps.map(({ event, state, by }) => [event, state, by])).toEqual([
      ['submit', 'processing', 'member'],
      ['pack', 'awaitingPayment', 'staff'],
      ['pay', 'awaitingShipment', 'member'],
      ['ship', 'awaitingSignature', 'staff'],
      ['sign', 'signed', 'member'],
    ]);
    expect(shown).toMatchObject({
      state: 'signed',
      packageCount: 1,
      dueMinor: 0,
      paymentState: 'paid',
      actions: [],
    });
    expect(shown.signStat).toMatchObject({ signed: true, by: 'member' });
    expect(await parcelStates(at, order)).toEqual(['signed']);
    const list = await at.member.client.call('listOrders', {});
    expect(list.counts).toMatchObject({ signed: 1, processing: 0, awaitingPayment: 0, awaitingShipment: 0 });
    expect(await at.member.client.call('getSignStat', { orderId: order.id })).toMatchObject({ signed: true });
  });

  test('the difference between quote and bill is explained and adds up', async () => {
    const at = await scene(world);
    const order = await place(at, { insuredMinor: 100_000 });
    await pack(at, order, [{ ...box, weightG: 6400 }]);
    const costs = await at.member.client.call('getOrderCosts', { orderId: order.id });
    const delta = costs.differences.reduce((sum, one) => sum + one.deltaMinor, 0);
    expect(delta).toBe((costs.billTotalMinor ?? 0) - costs.quoteTotalMinor);
    expect(costs.differences.find((one) => one.kind === 'freight')?.why).toContainEqual({
      name: 'billingWeightG',
      before: 3000,
      after: 7000,
    });
    const info = await at.member.client.call('getOrderConfirmInfo', { orderId: order.id });
    expect(info).toMatchObject({ dueMinor: costs.billTotalMinor, packageCount: 1, refundMinor: 0 });
    expect((await at.member.client.call('getOrderStatistics', {})).moneyDueMinor).toBe(costs.dueMinor);
  });
});

describe('cancel', () => {
  test.each(['processing', 'awaitingPayment'] as const)(
    'from %s: the parcels return to the shelf',
    async (state) => {
      const at = await scene(world);
      const order = await reach(at, state);
      const answer = await at.member.client.call('cancelOrder', { orderId: order.id, why: '改變主意' });
      expect(answer).toEqual({ state: 'cancelled', refundMinor: 0 });
      expect(await parcelStates(at, order)).toEqual(['shelved']);
      const shown = await at.member.client.call('getOrder', { orderId: order.id });
      expect(shown).toMatchObject({
        state: 'cancelled',
        cancelReason: '改變主意',
        parcels: order.parcelIds.map((id) => ({ id })),
      });
      const again = await submitAtQuote(at.member, choiceOf(at.lane, order.parcelIds, at.address));
      expect(again.number).not.toBe(order.number);
    },
  );

  test('paid before packing: the payment is refunded once, however often it is sent', async () => {
    const at = await scene(prepaying);
    const before = await balanceOf(at);
    const order = await place(at);
    expect(order).toMatchObject({ state: 'awaitingPayment', dueMinor: order.totalMinor });
    await pay(at, order);
    expect(await stateOf(at, order)).toBe('processing');
    expect(await balanceOf(at)).toBe(before - order.totalMinor);
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => at.member.client.attempt('cancelOrder', { orderId: order.id })),
    );
    expect(sends.filter((sent) => sent.ok)).toHaveLength(1);
    for (const sent of sends.filter((one) => !one.ok))
      expect(sent).toBeRefused({ code: 409, error: 'order.wrongState' });
    expect(await balanceOf(at)).toBe(before);
  });

  test('concurrent cancellation and packing: one succeeds, and the other is told so', async () => {
    const at = await scene(world);
    const order = await place(at);
    const [cancelled, packed] = await Promise.all([
      at.member.client.attempt('cancelOrder', { orderId: order.id }),
      at.owner.client.attempt('packOrder', { orderId: order.id, packages: [box], allHere: true }),
    ]);
    // A packed order can still be cancelled, so both calls may succeed. A cancelled order is never packed.
    expect(cancelled.ok).toBe(true);
    expect(await stateOf(at, order)).toBe('cancelled');
    expect(await parcelStates(at, order)).toEqual(['shelved']);
    if (!packed.ok) expect(packed.failure.error).toBe('order.wrongState');
  });
});

describe('cash on delivery', () => {
  test('skips payment, is signed by the collector, and names its cost', async () => {
    const at = await scene(world);
    const order = await reach(at, 'awaitingSignature', { cashOnDelivery: true });
    const shown = await at.member.client.call('getOrder', { orderId: order.id });
    expect(shown.steps.map((step) => step.event)).toEqual(['submit', 'packCod', 'ship']);
    expect(shown).toMatchObject({ cashOnDelivery: true, actions: [], codAmountMinor: shown.dueMinor });
    const fare = await at.member.client.call('getCashOnDeliveryFare', { orderId: order.id });
    expect(fare.collectMinor).toBe(shown.dueMinor);
    expect(shown.costs.bill.find((line) => line.kind === 'cashOnDelivery')?.amountMinor).toBe(fare.fareMinor);
    const signing = await at.member.client.attempt('signOrder', { orderId: order.id });
    expect(signing).toBeRefused({ code: 422, error: 'order.signByCarrier' });
    const signed = await at.owner.client.call('signForOrder', { orderId: order.id, signer: '王小明' });
    expect(signed.collectedMinor).toBe(shown.dueMinor);
  });

  test('shows whether it is offered, and its cost', async () => {
    const at = await scene(world);
    const order = await place(at);
    const offer = await at.member.client.call('getCashOnDelivery', { orderId: order.id });
    expect(offer).toEqual({ offered: true, chosen: false, maxCollectMinor: 2_000_000 });
    const fare = await at.member.client.call('getCashOnDeliveryFare', { orderId: order.id });
    // The fee is NT$30 plus 1 %, rounded up.
    expect(fare.fareMinor).toBe(3000 + Math.ceil(order.totalMinor / 100));
    await world.change('channels', { shopId: world.tw.id }, { codOffered: false });
    expect((await at.member.client.call('getCashOnDelivery', { orderId: order.id })).offered).toBe(false);
    const none = await at.member.client.attempt('getCashOnDeliveryFare', { orderId: order.id });
    expect(none).toBeRefused('cashOnDelivery.notOffered');
    await world.change('channels', { shopId: world.tw.id }, { codOffered: true });
  });
});

describe('lists', () => {
  test('are filtered by state, words and time, page by page', async () => {
    const at = await scene(world);
    const first = await reach(at, 'awaitingSignature');
    const second = await place(at);
    const third = await reach(at, 'cancelled');
    const list = (input: Request<'listOrders'>) => at.member.client.call('listOrders', input);
    const numbers = async (input: Request<'listOrders'>) => (await list(input)).list.map((one) => one.number);
    expect(await numbers({})).toEqual([third.number, second.number, first.number]);
    expect(await numbers({ state: 'cancelled' })).toEqual([third.number]);
    expect(await numbers({ words: second.number.toLowerCase() })).toEqual([second.number]);
    expect(await numbers({ words: `FW${first.number}`.slice(0, 8) })).toEqual([first.number]);
    expect(await numbers({ words: '王小明' })).toHaveLength(3);
    expect(await numbers({ words: '100%_' })).toEqual([]);
    await world.change('orders', { id: first.id }, { createdAt: daysAgo(3) });
    expect(await numbers({ time: 'today' })).toEqual([third.number, second.number]);
    expect(await numbers({ time: 'week', state: 'awaitingSignature' })).toEqual([first.number]);
    const page = await list({ pageIndex: 2, pageSize: 10 });
    expect(page).toMatchObject({ list: [], total: 3, pageIndex: 2 });
    expect(page.counts).toMatchObject({ processing: 1, cancelled: 1, awaitingSignature: 1 });
    const refused = await at.member.client.attempt('listOrders', { pageSize: 7 });
    expect(refused).toBeRefusedAt('pageSize', 'field.pageSize');
  });

  test('show the arrival of orders in transit, and the contents of every order', async () => {
    const at = await scene(world);
    const shipped = await reach(at, 'awaitingSignature');
    await place(at);
    const { list } = await at.member.client.call('listOrders', {});
    expect(list.map(({ arrival }) => arrival !== null)).toEqual([false, true]);
    const shown = await at.member.client.call('getOrder', { orderId: shipped.id });
    const names = [...new Set(shown.parcels.map(({ goodsName }) => goodsName))];
    expect(shown.goodsNames.toSorted()).toEqual(names.toSorted());
    const days = (iso = '') => Math.round((Date.parse(iso) - Date.parse(shown.shippedAt ?? '')) / 86_400_000);
    const [promised] = await world.sql<{ minDays: number; maxDays: number }>(
      'select min_days, max_days from channels where shop_id = $1 and $2 in (zh, tw, en)',
      [world.tw.id, shown.channelName],
    );
    expect(days(shown.arrival?.from)).toBe(promised?.minDays);
    expect(days(shown.arrival?.until)).toBe(promised?.maxDays);
    expect(list[1]?.arrival).toEqual(shown.arrival);
  });

  test("have time filters named in the reader's language, with spans on the shop's clock", async () => {
    const at = await scene(world);
    const filters = await world.tw.as(at.member.token, 'tw').call('listTimeFilters', {});
    expect(filters.map((one) => one.type)).toEqual(['all', 'today', 'yesterday', 'week', 'month']);
    expect(filters[3]?.name).toBe('一週內');
    // Midnight in Taipei is 16:00 UTC of the day before.
    expect(filters[1]?.from).toMatch(/T16:00:00\.000Z$/);
  });

  test("name the carrier in the destination, with this order's tracking address", async () => {
    const at = await scene(world);
    const order = await reach(at, 'awaitingSignature');
    expect(await at.member.client.call('getCounterPart', { orderId: order.id })).toMatchObject({
      partnerName: 'Partner',
      carrierName: 'Kerry',
      trackingUrl: `https://t.test/FW${order.number}`,
    });
  });
});
