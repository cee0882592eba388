import { describe, expect, test } from 'vitest';
import { quietPackageNotices } from '../src/tracking/quietJob.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { backdateShipping, box, freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();

const sweep = () => runJobIfDue(s.world, s.shop, quietPackageNotices(s.world.running.services));
const listed = async () => (await s.clerk.client.call('listExceptions', { kind: 'quiet' })).list;
const isListed = async (orderId: string) => (await listed()).some(({ order }) => order?.id === orderId);
const told = async (member: Person) =>
  (await member.client.call('listNotifications', { pageSize: 50 })).list.filter(
    ({ event }) => event === 'order.quiet',
  );
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** An order in transit that was shipped this many days ago. */
async function shipped(days: number) {
  const member = await s.shop.member();
  const order = await s.shipped(member);
  await backdateShipping(s.world, order.id, days);
  return { ...order, member };
}

const news = (number: string, days: number) =>
  s.clerk.client.call('addTracking', { numbers: [number], at: daysAgo(days), tw: `貨態 ${days}` });

describe('a package without news', () => {
  test('becomes an exception, its member is notified once, and news ends it', async () => {
    const { maxDays } = await channel();
    const [quiet, usual] = [await shipped(maxDays + 1), await shipped(maxDays - 1)];
    await sweep();
    await sweep();
    expect([await isListed(quiet.id), await isListed(usual.id)]).toEqual([true, false]);
    const [row] = await listed();
    expect(row).toMatchObject({ waitsFor: 'staff', overdue: false, member: { id: quiet.member.id } });
    const [notice, ...more] = await told(quiet.member);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ subjectId: quiet.id, text: expect.stringContaining(quiet.number) });
    expect(notice?.text).toContain(String(maxDays + 1));
    const heard = async () =>
      (await quiet.member.client.call('getOrder', { orderId: quiet.id })).packages.map(
        (one) => one.quietSince,
      );
    expect((await heard()).map((at) => at?.slice(0, 13))).toEqual([daysAgo(maxDays + 1).slice(0, 13)]);
    const take = { kind: 'quiet', id: row?.id ?? '', taken: true } as const;
    await s.clerk.client.call('takeException', take);
    // An event whose time is before the shipment does not count as news, although it is entered later.
    await news(quiet.forwardingNumber, maxDays + 2);
    expect(await isListed(quiet.id)).toBe(true);
    await news(quiet.forwardingNumber, 0);
    expect([await isListed(quiet.id), await heard()]).toEqual([false, [null]]);
    expect(await s.clerk.client.attempt('takeException', take)).toBeRefused('row.notFound');
    await sweep();
    expect(await told(quiet.member)).toHaveLength(1);
  });

  test('is judged separately from other packages of its order', async () => {
    const { maxDays } = await channel();
    const member = await s.shop.member();
    const order = await s.order(member, { parcels: 2 });
    const packages = order.parcelIds.map((parcelId) => ({ ...box, contents: [{ parcelId }] }));
    await s.clerk.client.call('packOrder', { orderId: order.id, packages, allHere: true });
    await s.give(member, 300_000);
    await member.client.call('payFromBalance', { orderId: order.id });
    const ids = (await s.clerk.client.call('getDeskOrder', { orderId: order.id })).packages.map(
      ({ id }) => id,
    );
    const numbers = [freshForwardingNumber(), freshForwardingNumber()] as const;
    for (const [at, forwardingNumber] of numbers.entries())
      await s.clerk.client.call('shipOrder', {
        ...{ number: order.number, forwardingNumber },
        packageIds: [ids[at] ?? ''],
      });
    await backdateShipping(s.world, order.id, maxDays + 3);
    await news(numbers[0], 1);
    await sweep();
    const quiet = (await listed()).filter((one) => one.order?.id === order.id);
    expect(quiet.map((one) => one.package?.number)).toEqual([`${order.number}-2`]);
    expect((await told(member))[0]?.text).toContain(`${order.number}-2`);
  });

  test('is no exception once it is declared lost or delivered', async () => {
    const { maxDays } = await channel();
    const [lost, signed] = [await shipped(maxDays + 1), await shipped(maxDays + 1)];
    await sweep();
    expect([await isListed(lost.id), await isListed(signed.id)]).toEqual([true, true]);
    await s.clerk.client.call('declareLost', { orderId: lost.id, why: '查無下落' });
    await signed.member.client.call('signOrder', { orderId: signed.id });
    expect([await isListed(lost.id), await isListed(signed.id)]).toEqual([false, false]);
  });

  test("is judged by the lane's own deliveries once there are twenty: the longest silence of 95 of 100", async () => {
    const { maxDays } = await channel();
    const quiet = await shipped(5);
    await sweep();
    expect([maxDays > 5, await isListed(quiet.id)]).toEqual([true, false]);
    // Twenty were delivered after eight days, with news every fourth day at the latest.
    for (let n = 0; n < 20; n += 1) {
      const one = await shipped(8);
      await news(one.forwardingNumber, 4);
      await one.member.client.call('signOrder', { orderId: one.id });
    }
    await sweep();
    expect(await isListed(quiet.id)).toBe(true);
  });
});

async function channel() {
  const [row] = await s.world.sql<{ maxDays: number }>(
    'select max_days as "maxDays" from channels where shop_id = $1 and id = $2',
    [s.shop.id, s.lane.channelId],
  );
  if (!row) throw new Error('no channel');
  return row;
}
