import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, insertApprovedAddress, submitAtQuote } from './orderWorld.ts';
import { setStorageRate } from './paidStorage.ts';
import { changeSettings } from './shopSettings.ts';
import { atMoment } from './stoppedClock.ts';
import { atHome } from './typedAddresses.ts';
import type { Person } from './world.ts';

/** Tests that storage days do not count while a member's only address waits for review by staff. */
const { world, lane, parcel } = await openOrderScene({ storage: null });
const [owner, clerk] = [await world.tw.staff(['owner']), await world.tw.staff(['support'])];

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
/** A moment this many days and one minute ago, so that this many whole days have certainly passed. */
const longAgo = (days: number) => new Date(Date.parse(daysAgo(days)) - 60_000).toISOString();
const perDay = 300;

await setStorageRate(owner, lane.warehouseId, perDay);

const home = (changes: Partial<Request<'addAddress'>> = {}): Request<'addAddress'> => ({
  ...atHome,
  ...changes,
});
const add = (member: Person) => member.client.call('addAddress', home()).then(({ id }) => id);
const decide = async (id: string, decision: 'approve' | 'reject') => {
  const row = await world.row('addresses', { id });
  const reason = decision === 'reject' ? '門牌不清楚' : '';
  const seenAt = row?.updatedAt ?? '';
  return clerk.client.call('auditAddress', { id, decision, reason, seenAt });
};
const rows = ({ id }: Person) =>
  world.sql<{ fromAt: Date; untilAt: Date | null }>(
    'select from_at, until_at from address_waits where member_id = $1 order by from_at, id',
    [id],
  );
const isWaiting = async (member: Person) => (await rows(member)).some(({ untilAt }) => untilAt === null);
const calendarOf = async (member: Person) => (await member.client.call('getStorageCalendar', {})).parcels[0];

const laneOf = async (member: Person) => (await member.client.call('getStorageCalendar', {})).lane;

test('a member without an address sees that there is none', async () => {
  const member = await world.tw.member();
  await parcel({}, member);
  expect(await laneOf(member)).toMatchObject({ kind: 'noAddress', addressId: null });
});

test('a review of three days gives three more free days, in the calendar, the price and the order', async () => {
  const [member, other] = [await world.tw.member(), await world.tw.member()];
  const elsewhere = await insertApprovedAddress(world, lane, other);
  const ids = [];
  for (const one of [member, other]) ids.push(await parcel({ shelvedAt: longAgo(35) }, one));
  const [mine = '', theirs = ''] = ids;
  const address = await atMoment(daysAgo(2.99), () => add(member));
  expect(await calendarOf(member)).toMatchObject({
    ...{ pausedNow: true, pauseCause: 'address', pastPauses: [], obstacle: 'none' },
  });
  expect(await laneOf(member)).toMatchObject({ kind: 'noApprovedAddress' });
  await decide(address, 'approve');
  const [{ fromAt, untilAt } = { fromAt: null, untilAt: null }] = await rows(member);
  const span = { from: fromAt?.toISOString(), until: untilAt?.toISOString() };
  const [after, neighbour] = [await calendarOf(member), await calendarOf(other)];
  expect(after).toMatchObject({
    pausedNow: false,
    pauseCause: 'none',
    pastPauses: [{ cause: 'address', ...span }],
  });
  expect(neighbour).toMatchObject({ pausedDays: 0, pastPauses: [], rentMinor: 5 * perDay });
  expect(after).toMatchObject({ pausedDays: 3, rentMinor: 2 * perDay });
  const detail = await member.client.call('getParcel', { id: mine });
  expect(detail.storage).toMatchObject({ rentMinor: 2 * perDay, overtimeDays: 2 });
  for (const [who, id, to, rentMinor] of [
    [member, mine, address, 2 * perDay],
    [other, theirs, elsewhere, 5 * perDay],
  ] as const) {
    const choice = choiceOf(lane, [id], to);
    const { lines } = await who.client.call('quoteOrder', choice);
    const storage = lines.filter(({ kind }) => kind === 'storage');
    expect(storage.map(({ amountMinor }) => amountMinor)).toEqual([rentMinor]);
    const { id: orderId } = await submitAtQuote(who, choice);
    const order = await who.client.call('getOrderCosts', { orderId });
    expect(order.quote.find(({ kind }) => kind === 'storage')?.amountMinor).toBe(rentMinor);
  }
});

describe('storage days count again', () => {
  test('from a decision, a deletion, or another address that is approved', async () => {
    const ends: readonly ((member: Person, id: string) => Promise<unknown>)[] = [
      (_, id) => decide(id, 'approve'),
      (_, id) => decide(id, 'reject'),
      ({ client }, id) => client.call('deleteAddress', { id }),
      async (member) => decide(await add(member), 'approve'),
    ];
    for (const end of ends) {
      const member = await world.tw.member();
      const id = await add(member);
      expect(await isWaiting(member)).toBe(true);
      await end(member, id);
      expect(await isWaiting(member)).toBe(false);
    }
  });

  test('while another address can be used, or if orders may wait for the address', async () => {
    const member = await world.tw.member();
    await decide(await add(member), 'approve');
    await add(member);
    expect(await isWaiting(member)).toBe(false);
    const before = await changeSettings(owner, { orderBeforeAudit: true });
    const newcomer = await world.tw.member();
    await add(newcomer);
    expect(await rows(newcomer)).toEqual([]);
    await owner.client.call('saveShopSettings', before);
  });
});

test('undoing an approval pauses them again', async () => {
  const member = await world.tw.member();
  const id = await add(member);
  await decide(id, 'approve');
  await clerk.client.call('undoAudit', { queue: 'addresses', id });
  expect((await rows(member)).map(({ untilAt }) => untilAt === null)).toEqual([true]);
});

test('undoing a decision continues the same wait', async () => {
  const member = await world.tw.member();
  const id = await add(member);
  const [before] = await rows(member);
  await decide(id, 'reject');
  await clerk.client.call('undoAudit', { queue: 'addresses', id });
  expect(await rows(member)).toEqual([{ fromAt: before?.fromAt, untilAt: null }]);
});

describe('a member gets no free storage without a real wait', () => {
  test('by an edit of an approved address, or a new one in its place', async () => {
    const member = await world.tw.member();
    const id = await add(member);
    await decide(id, 'approve');
    await member.client.call('editAddress', { ...home({ detail: '松高路 13 號 12 樓之 3 室' }), id });
    expect(await isWaiting(member)).toBe(false);
    await member.client.call('deleteAddress', { id });
    await add(member);
    expect(await isWaiting(member)).toBe(false);
  });

  test('by withdrawing an address and adding it again', async () => {
    const member = await world.tw.member();
    await member.client.call('deleteAddress', { id: await add(member) });
    await add(member);
    expect(await isWaiting(member)).toBe(false);
  });

  test('by editing a waiting address: after fourteen days they count', async () => {
    const member = await world.tw.member();
    await parcel({ shelvedAt: longAgo(50) }, member);
    const id = await atMoment(daysAgo(20), () => add(member));
    await member.client.call('editAddress', { ...home({ detail: '松高路 15 號 12 樓之 3 室' }), id });
    expect(await calendarOf(member)).toMatchObject({
      ...{ pausedNow: false, pauseCause: 'none', pausedDays: 14, rentMinor: 6 * perDay },
      pastPauses: [{ cause: 'address' }],
    });
    await decide(id, 'approve');
    expect(await calendarOf(member)).toMatchObject({ pausedDays: 14, rentMinor: 6 * perDay });
  });

  test('but a member who corrects a rejected address waits once more', async () => {
    const member = await world.tw.member();
    const id = await add(member);
    await decide(id, 'reject');
    await member.client.call('editAddress', { ...home({ detail: '松高路 17 號 12 樓之 3 室' }), id });
    expect(await isWaiting(member)).toBe(true);
  });
});

test('after concurrent changes by member and staff, the days are paused exactly while the first review lasts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await world.tw.member();
    const first = await add(member);
    const second = await add(member);
    await Promise.all([
      decide(second, round % 2 ? 'approve' : 'reject'),
      member.client.call('deleteAddress', { id: first }),
      ...(round > 3 ? [add(member)] : []),
    ]);
    const [{ waits } = { waits: null }] = await world.sql<{ waits: boolean }>(
      `select bool_or(state = 'pending') and not bool_or(state = 'approved') as waits from addresses
       where member_id = $1 and deleted_at is null`,
      [member.id],
    );
    const [{ waited } = { waited: null }] = await world.sql<{ waited: boolean }>(
      `select coalesce(bool_or(until_at is not null and not rejected), false) as waited from address_waits where member_id = $1`,
      [member.id],
    );
    expect(await isWaiting(member)).toBe(waits === true && waited === false);
  }
});
