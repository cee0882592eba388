import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { describe, expect, test } from 'vitest';
import { quietPackageNotices } from '../src/tracking/quietJob.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { backdateShipping, box, freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

let promised: { minDays: number; maxDays: number };
const s = await startShippingWorld();
const [row] = await s.world.sql<typeof promised>(
  'select min_days as "minDays", max_days as "maxDays" from channels where shop_id = $1 and id = $2',
  [s.shop.id, s.lane.channelId],
);
if (row) promised = row;

const dayMs = 86_400_000;
const shopDay = (days: number) => dateIn(new Date(Date.now() + days * dayMs).toISOString(), 'Asia/Taipei');

/** The order on the home page, after checking that its own page and the list show the same. */
async function shown(member: Person, orderId: string) {
  const { shipments } = await member.client.call('getOrderStatistics', {});
  const one = shipments.find(({ id }) => id === orderId);
  const { journey, packages } = await member.client.call('getOrder', { orderId });
  if (one) {
    expect(one.journey).toEqual(journey);
    const { list } = await member.client.call('listOrders', {});
    const isExpected = one.journey.arrival.kind === 'between';
    expect(list.find(({ id }) => id === orderId)?.arrival !== null).toBe(isExpected);
    if (packages.length === 1) expect(packages[0]?.arrival !== null).toBe(isExpected);
  }
  return one;
}
async function next(member: Person, orderId: string) {
  const journey = (await shown(member, orderId))?.journey;
  return [journey?.stage, journey?.step, journey?.by];
}
const report = (number: string, tw: string) =>
  s.clerk.client.call('addTracking', { numbers: [number], at: new Date().toISOString(), tw });

describe('home shows where each open order is, what happens next and who acts', () => {
  test('from the shelf to the signature', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    expect(await next(member, order.id)).toEqual(['warehouse', 'pack', 'firm']);
    await s.clerk.client.call('takeOrderToPack', { orderId: order.id });
    expect(await next(member, order.id)).toEqual(['packing', 'packing', 'firm']);
    await s.clerk.client.call('packOrder', { orderId: order.id, packages: [box], allHere: true });
    const toPay = await shown(member, order.id);
    expect(toPay?.journey).toMatchObject({ stage: 'payment', step: 'pay', by: 'member', dueDay: null });
    expect(toPay?.dueMinor).toBeGreaterThan(0);
    expect(toPay?.journey.arrival).toEqual({ kind: 'afterShipping', ...promised, source: 'channel' });
    await s.give(member, 100_000);
    await member.client.call('payFromBalance', { orderId: order.id });
    expect(await next(member, order.id)).toEqual(['leaving', 'ship', 'firm']);
    const forwardingNumber = freshForwardingNumber();
    await s.clerk.client.call('shipOrder', { number: order.number, forwardingNumber });
    const left = await shown(member, order.id);
    expect(left?.journey).toMatchObject({ stage: 'transit', step: 'carry', by: 'carrier', packages: [] });
    expect(left?.journey.arrival).toEqual({
      ...{ kind: 'between', late: false, source: 'channel' },
      ...{ from: shopDay(promised.minDays), until: shopDay(promised.maxDays) },
    });
    expect(left?.signAsked).toBe(false);
    for (const [text, ...expected] of [
      ['進口清關中', 'arrived', 'clear', 'carrier'],
      ['清關完成', 'arrived', 'bring', 'carrier'],
      ['配送中', 'delivery', 'deliver', 'carrier'],
      ['配送未成功，將再次配送', 'delivery', 'retry', 'carrier'],
      ['已到自取點，請攜帶證件領取', 'delivery', 'collect', 'member'],
      ['已送達', 'delivered', 'sign', 'member'],
    ] as const) {
      await report(forwardingNumber, text);
      expect(await next(member, order.id), text).toEqual(expected);
    }
    expect((await shown(member, order.id))?.signAsked).toBe(true);
    await member.client.call('signOrder', { orderId: order.id });
    expect(await shown(member, order.id)).toBeUndefined();
    const { journey } = await member.client.call('getOrder', { orderId: order.id });
    expect(journey).toMatchObject({ stage: 'signed', step: 'done', by: 'nobody' });
  });

  test('a cancelled order is not in transit', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    await member.client.call('cancelOrder', { orderId: order.id });
    expect(await shown(member, order.id)).toBeUndefined();
    expect((await member.client.call('getOrder', { orderId: order.id })).journey).toBeNull();
  });

  test("a problem with a parcel that the member decides is the member's step", async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    await s.clerk.client.call('registerProblem', {
      ...{
        courierNumber: order.courierNumbers[0] ?? '',
        type: 'damaged',
        description: '外箱破損',
        byFirm: false,
      },
    });
    expect(await next(member, order.id)).toEqual(['warehouse', 'problem', 'member']);
  });

  test('an order is late from the day after the last one, and a quiet package makes the firm ask the carrier', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    await backdateShipping(s.world, order.id, promised.maxDays + 1);
    await report(order.forwardingNumber, '運送中');
    const late = await shown(member, order.id);
    expect(late?.journey).toMatchObject({
      step: 'late',
      by: 'firm',
      arrival: { late: true, until: shopDay(-1) },
    });
    expect(late?.signAsked).toBe(true);
    await backdateShipping(s.world, order.id, promised.maxDays + 1);
    await runJobIfDue(s.world, s.shop, quietPackageNotices(s.world.running.services));
    expect(await next(member, order.id)).toEqual(['transit', 'ask', 'firm']);
  });

  test('a lost order can be claimed for until a day, and then the firm settles it', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    await s.clerk.client.call('declareLost', { orderId: order.id, why: '查無下落' });
    const lost = await shown(member, order.id);
    expect(lost?.journey).toMatchObject({ step: 'claim', by: 'member', arrival: { kind: 'none' } });
    expect((lost?.journey.dueDay ?? '') > shopDay(0)).toBe(true);
  });

  test('each of several packages has its own stage, and the slowest one stands for the order', async () => {
    const member = await s.shop.member();
    const order = await s.order(member, { parcels: 2 });
    const packages = order.parcelIds.map((parcelId) => ({ ...box, contents: [{ parcelId }] }));
    await s.clerk.client.call('packOrder', { orderId: order.id, packages, allHere: true });
    await s.give(member, 300_000);
    await member.client.call('payFromBalance', { orderId: order.id });
    const [one, two] = (await member.client.call('getOrder', { orderId: order.id })).packages;
    const number = freshForwardingNumber();
    await s.clerk.client.call('shipOrder', {
      ...{ number: order.number, forwardingNumber: number, packageIds: [one?.id ?? ''] },
    });
    await report(number, '配送中');
    const parts = async () =>
      (await shown(member, order.id))?.journey.packages.map((part) => [part.position, part.stage, part.step]);
    expect(await parts()).toEqual([
      [1, 'delivery', 'deliver'],
      [2, 'leaving', 'ship'],
    ]);
    expect(await next(member, order.id)).toEqual(['leaving', 'ship', 'firm']);
    await s.clerk.client.call('shipOrder', {
      ...{ number: order.number, forwardingNumber: freshForwardingNumber(), packageIds: [two?.id ?? ''] },
    });
    expect(await next(member, order.id)).toEqual(['transit', 'carry', 'carrier']);
  });

  test('those with a step of the member come first, and another member sees none of it', async () => {
    const member = await s.shop.member();
    const toPay = await s.packed(member);
    const left = await s.shipped(member);
    const newest = await s.order(member);
    const { shipments } = await member.client.call('getOrderStatistics', {});
    expect(shipments.map(({ id }) => id)).toEqual([toPay.id, left.id, newest.id]);
    const other = await (await s.shop.member()).client.call('getOrderStatistics', {});
    expect(other.shipments).toEqual([]);
  });
});

test("with twenty deliveries the lane's own days are used: for arrival and for packing", async () => {
  for (let n = 0; n < 20; n += 1) {
    const one = await s.shipped(await s.shop.member());
    await s.clerk.client.call('signForOrder', { orderId: one.id, signer: '王', note: '' });
    // The orders were packed on the third day, shipped a day later, and delivered 2 to 5 days after that.
    await s.world.sql(
      `update orders set created_at = now() - interval '20 days', packed_at = now() - interval '17 days 2 hours',
        paid_at = now() - interval '17 days', shipped_at = now() - interval '16 days 2 hours',
        signed_at = now() - make_interval(days => 16 - $2, hours => 3) where id = $1`,
      [one.id, 2 + (n % 4)],
    );
  }
  const member = await s.shop.member();
  const order = await s.order(member);
  const { journey } = (await shown(member, order.id)) ?? {};
  expect(journey?.arrival).toEqual({ kind: 'afterShipping', minDays: 2, maxDays: 5, source: 'deliveries' });
  expect(journey?.dueDay).toBe(shopDay(3));
});
