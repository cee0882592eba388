import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { startPackagesWorld } from './packagesWorld.ts';
import { freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();

const asked = async (member: Person) => {
  const { list } = await member.client.call('listOrders', { state: 'awaitingSignature' });
  const details = await Promise.all(list.map(({ id }) => member.client.call('getOrder', { orderId: id })));
  expect(details.map(({ signAsked }) => signAsked)).toEqual(list.map(({ signAsked }) => signAsked));
  return list.map(({ signAsked, actions }) => ({ signAsked, maySign: actions.includes('sign') }));
};

const news = (number: string, what: { tw: string } | { template: 'delivered' | 'deliveryFailed' }) =>
  s.clerk.client.call('addTracking', { numbers: [number], at: new Date().toISOString(), ...what });

describe('a member is asked to confirm a delivery', () => {
  test('not just after it was shipped, although it can be confirmed', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    expect(await asked(member)).toEqual([{ signAsked: false, maySign: true }]);
    await member.client.call('signOrder', { orderId: order.id });
    expect(await asked(member)).toEqual([]);
  });

  test('once the carrier reports it, with a message too, and no more if it failed after all', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    await news(order.forwardingNumber, { tw: '預計今日送達，請留意' });
    expect(await asked(member)).toEqual([{ signAsked: false, maySign: true }]);
    await news(order.forwardingNumber, { template: 'delivered' });
    expect(await asked(member)).toEqual([{ signAsked: true, maySign: true }]);
    const { list } = await member.client.call('listNotifications', { pageSize: 20 });
    expect(list.find(({ event }) => event === 'order.delivered')).toMatchObject({ subjectId: order.id });
    await news(order.forwardingNumber, { template: 'deliveryFailed' });
    expect(await asked(member)).toEqual([{ signAsked: false, maySign: true }]);
    await news(order.forwardingNumber, { tw: '快件已簽收，簽收人：管理室' });
    expect(await asked(member)).toEqual([{ signAsked: true, maySign: true }]);
  });

  test('once the last promised day is over', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    const promised = await s.world.row('channels', { shopId: s.shop.id, id: s.lane.channelId });
    const days = promised?.maxDays ?? 0;
    const age = (by: number) => s.world.change('orders', { id: order.id }, { shippedAt: daysAgo(by) });
    await age(days - 1);
    expect(await asked(member)).toEqual([{ signAsked: false, maySign: true }]);
    await age(days);
    expect(await asked(member)).toEqual([{ signAsked: true, maySign: true }]);
  });

  test('for the packages in transit, not for confirmed ones', async () => {
    const p = await startPackagesWorld();
    const told = (number: string) =>
      p.clerk.client.call('addTracking', {
        numbers: [number],
        at: new Date().toISOString(),
        template: 'delivered',
      });
    const isAsked = async () => {
      const { shipments } = await p.member.client.call('getOrderStatistics', {});
      const { list } = await p.member.client.call('listOrders', {});
      expect(shipments.map(({ signAsked }) => signAsked)).toEqual(list.map(({ signAsked }) => signAsked));
      return list[0]?.signAsked;
    };
    const { id: orderId, number, ids } = await p.inThree();
    const [one = '', two = '', three = ''] = ids;
    const [first, second] = [freshForwardingNumber(), freshForwardingNumber()];
    await p.ship(number, first, { packageIds: [one] });
    await p.ship(number, second, { packageIds: [two, three] });
    await told(first);
    expect(await isAsked()).toBe(true);
    await p.member.client.call('signOrder', { orderId, packageIds: [one] });
    expect(await isAsked()).toBe(false);
    await told(second);
    expect(await isAsked()).toBe(true);
    await p.member.client.call('signOrder', { orderId, packageIds: [two] });
    expect(await isAsked()).toBe(true);
    await p.world.stop();
  });

  test('never if the shop records signatures itself', async () => {
    const member = await s.shop.member();
    const order = await s.shipped(member);
    await news(order.forwardingNumber, { template: 'delivered' });
    const lets = (memberMaySign: boolean) => s.shop.set({ memberMaySign });
    await lets(false);
    expect(await asked(member)).toEqual([{ signAsked: false, maySign: false }]);
    await lets(true);
    expect(await asked(member)).toEqual([{ signAsked: true, maySign: true }]);
  });
});
