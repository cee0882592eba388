import { type HomePageCount, homePageCountOf, homePageCounts } from '@crossdock/domain/parcels/homeCounts.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceOf, insertApprovedAddress, submitAtQuote } from './orderWorld.ts';
import { forecast, measured, picture } from './parcelWorld.ts';
import { box, freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const { world, lane, clerk, give } = await startShippingWorld();

const { warehouseId } = lane;
const client = clerk.client;

/** The first acts move a parcel one step further each. The last ones move it back or refuse it. */
const acts = ['receive', 'shelve', 'order', 'pack', 'pay', 'ship', 'undo', 'cancel', 'refuse'] as const;

/**
 * A member's parcel that the test changes only by calls, never in the database. A call that the parcel's state does
 * not allow is refused and changes nothing.
 */
async function parcelOf(member: Person, address: string) {
  const { id, courierNumber } = await forecast(member);
  let order = { id: crypto.randomUUID() as string, number: 'CD' };
  const act: Readonly<Record<(typeof acts)[number], () => Promise<unknown>>> = {
    receive: async () => {
      await client.attempt('receiveParcel', { courierNumber, warehouseId, ...measured });
      await client.attempt('photographParcel', { courierNumber }, { file: picture() });
    },
    shelve: () => client.attempt('shelveParcels', { shelfCode: 'A-12', courierNumbers: [courierNumber] }),
    order: async () => {
      const { state } = await member.client.call('getParcel', { id });
      if (state === 'shelved') order = await submitAtQuote(member, choiceOf(lane, [id], address));
    },
    pack: () => client.attempt('packOrder', { orderId: order.id, packages: [box], allHere: true }),
    pay: () => member.client.attempt('payFromBalance', { orderId: order.id }),
    ship: () =>
      client.attempt('shipOrder', { number: order.number, forwardingNumber: freshForwardingNumber() }),
    undo: () => client.attempt('undoShelve', { id }),
    cancel: () => member.client.attempt('cancelOrder', { orderId: order.id }),
    refuse: () => member.client.attempt('addRefusals', { courierNumber, reason: 'broken' }),
  };
  const way = async () => {
    const { state, orderId } = await member.client.call('getParcel', { id });
    const inOrder = orderId === null ? null : (await member.client.call('getOrder', { orderId })).state;
    return homePageCountOf(state, inOrder);
  };
  return { act, way };
}

test('in any sequence of events, each parcel is in exactly one count of the home page', async () => {
  const steps = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...acts)), { minLength: 4, maxLength: 14 });
  const property = fc.asyncProperty(steps, async (walk) => {
    const member = await world.tw.member();
    await give(member, 1_000_000);
    const address = await insertApprovedAddress(world, lane, member);
    const parcels = await Promise.all([0, 1, 2].map(() => parcelOf(member, address)));
    for (const [which, name] of walk) {
      await parcels[which]?.act[name]();
      const ways = await Promise.all(parcels.map(({ way }) => way()));
      const counts = await member.client.call('getOrderStatistics', {});
      expect(recordOf(homePageCounts, (count: HomePageCount) => counts[count])).toEqual(
        recordOf(homePageCounts, (count: HomePageCount) => ways.filter((one) => one === count).length),
      );
    }
  });
  await fc.assert(property, { numRuns: 8 });
});

test('an arrived parcel that is not shelved counts as in the warehouse', async () => {
  const member = await world.tw.member();
  const { courierNumber } = await forecast(member);
  expect(await member.client.call('getOrderStatistics', {})).toMatchObject({ toBeWarehoused: 1 });
  await client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  expect(await member.client.call('getOrderStatistics', {})).toMatchObject({
    toBeWarehoused: 0,
    toBeConsolidated: 1,
  });
});
