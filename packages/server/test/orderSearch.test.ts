import type { Request } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import {
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  submitAtQuote,
} from './orderWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lane = await insertLane(world, world.tw);
const member = await world.tw.member();

/** An order of one parcel, with that parcel's courier number. */
async function order(by = member) {
  const address = await insertApprovedAddress(world, lane, by);
  const parcelId = await insertShelvedParcel(world, lane, by);
  const { id, number } = await submitAtQuote(by, choiceOf(lane, [parcelId], address));
  const { courierNumber } = await by.client.call('getParcel', { id: parcelId });
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
  expect(await numbersFor('--')).toEqual([]);
  const stranger = await world.tw.member();
  expect((await stranger.client.call('listOrders', { words: courierNumber })).list).toEqual([]);
});

test('a cancelled order is found by its former contents, and keeps its goods’ names', async () => {
  const { id, number, courierNumber } = await order();
  await member.client.call('cancelOrder', { orderId: id });
  expect(await found(courierNumber)).toMatchObject([{ number, state: 'cancelled', goodsNames: ['外套'] }]);
});

test('page by page, by state, words or day: each of the member’s orders once, no others, and their number', async () => {
  const [reader, stranger] = [await world.tw.member(), await world.tw.member()];
  const [{ id }, theirs] = [await order(reader), await order(stranger)];
  await world.change('orders', { id: theirs.id }, { number: 'CDPAGE00' });
  await world.sql(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', 'CDPAGE' || n))).*
     from orders o, generate_series(101, 113) n where o.id = $1`,
    [id],
  );
  const rows = await world.sql<{ id: string; number: string }>(
    'select id, number from orders where member_id = $1 order by id desc',
    [reader.id],
  );
  const [all, older] = [rows.map((row) => row.id), rows.slice(0, 12).map((row) => row.id)];
  await world.sql(
    `update orders set created_at = (created_at at time zone 'UTC' - interval '1 day') at time zone 'UTC', state = 'awaitingPayment' where id = any($1)`,
    [older],
  );
  const ask = (input: Request<'listOrders'>) => reader.client.call('listOrders', { pageSize: 10, ...input });
  for (const [input, meant] of [
    [{}, all],
    [{ state: 'awaitingPayment' }, older],
    [{ words: 'cdpage' }, all.slice(0, 13)],
    [{ time: 'yesterday' }, older],
    [{ time: 'today' }, all.slice(12)],
    [{ state: 'awaitingPayment', words: 'cdpage', time: 'week' }, older],
  ] as const) {
    const first = await ask(input);
    const isCounted = 'words' in input || 'time' in input;
    expect([first.more, isCounted ? first.total : meant.length]).toEqual([meant.length > 10, meant.length]);
    const idsOf = ({ list }: typeof first) => list.map((one) => one.id);
    expect(idsOf(first)).toEqual(meant.slice(0, 10));
    if (first.next !== null)
      expect(idsOf(await ask({ ...input, after: first.next }))).toEqual(meant.slice(10));
    expect(idsOf(await ask({ ...input, pageIndex: 2 }))).toEqual(meant.slice(10));
  }
});
