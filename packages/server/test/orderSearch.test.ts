import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedAddress, choiceOf, type Lane, openLane, shelvedParcel, submitted } from './orderWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

let world: World;
let lane: Lane;
let member: Person;
beforeAll(async () => {
  world = await startWorld();
  lane = await openLane(world, world.tw);
  member = await world.tw.member();
});
afterAll(() => world.stop());

/** An order of one parcel, with that parcel's courier number. */
async function order() {
  const address = await approvedAddress(world, lane, member);
  const parcelId = await shelvedParcel(world, lane, member);
  const { id, number } = await submitted(member, choiceOf(lane, [parcelId], address));
  const { courierNumber } = await member.client.call('getParcel', { id: parcelId });
  return { id, number, courierNumber };
}
const found = async (words: string) => (await member.client.call('listOrders', { words })).list;
const numbersFor = async (words: string) => (await found(words)).map(({ number }) => number);

test('a member finds an order by the number of a parcel in it, whole, its last six or in groups', async () => {
  const { number, courierNumber } = await order();
  const other = await order();
  expect(await numbersFor(courierNumber)).toEqual([number]);
  expect(await numbersFor(courierNumber.toLowerCase())).toEqual([number]);
  expect(await numbersFor(`${courierNumber.slice(0, 5)} ${courierNumber.slice(5)}`)).toEqual([number]);
  expect(await numbersFor(other.courierNumber.slice(-6))).toContain(other.number);
  expect(await numbersFor('ZZ998877')).toEqual([]);
  const stranger = await world.tw.member();
  expect((await stranger.client.call('listOrders', { words: courierNumber })).list).toEqual([]);
});

test('a cancelled order is found by what was in it, and keeps its goods’ names', async () => {
  const { id, number, courierNumber } = await order();
  await member.client.call('cancelOrder', { orderId: id });
  expect(await found(courierNumber)).toMatchObject([{ number, state: 'cancelled', goodsNames: ['外套'] }]);
});
