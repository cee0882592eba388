import type { Output } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { daysAgo } from './ago.ts';
import { inDays, plainCoupon } from './couponWorld.ts';
import { inOneBox, openOrderScene } from './orderScene.ts';
import {
  type Choice,
  choiceOf,
  insertApprovedAddress,
  type ParcelFields,
  submitAtQuote,
} from './orderWorld.ts';
import type { Person } from './world.ts';

const { world, lane, member, address, parcel } = await openOrderScene({ storage: null });
const owner = await world.tw.staff(['owner']);
const clerk = await world.tw.staff(['warehouse']);

const system = systemActor(await world.running.services.tenants.ofId(asShopId(world.tw.id)), 'test');
await world.sql(
  `insert into payment_methods (shop_id, code, zh, tw, en) values ($1, 'balance', '余额', '餘額', 'Balance')
   on conflict do nothing`,
  [world.tw.id],
);
const shelves = await owner.client.call('listStaffWarehouses', {});
const shelf = shelves.find(({ id }) => id === lane.warehouseId);
if (shelf === undefined) throw new Error('the warehouse is gone');
const { active: _, ...fields } = shelf;
await owner.client.call('editWarehouse', { ...fields, freeStorageDays: 1 });

const shelvedAt = new Date(Date.now() - 20 * 86_400_000).toISOString();

async function paidOrder(
  fields: readonly ParcelFields[] = [{}],
  more: Partial<Choice> = {},
  person: Person = member,
  addressId = address,
) {
  const parcelIds = await Promise.all(fields.map((one) => parcel({ shelvedAt, ...one }, person)));
  const choice = choiceOf(lane, parcelIds, addressId, more);
  const alone = await Promise.all(
    parcelIds.map((id) => person.client.call('quoteOrder', { ...choice, parcelIds: [id] })),
  );
  const order = await submitAtQuote(person, choice);
  await clerk.client.call('packOrder', inOneBox(order.id, 2600));
  await person.client.call('payFromBalance', { orderId: order.id });
  return { id: order.id, parcelIds, aloneMinor: alone.reduce((sum, { totalMinor }) => sum + totalMinor, 0) };
}

async function buyer() {
  const person = await world.tw.member();
  await owner.client.call('adjustMemberBalance', {
    memberId: person.id,
    amountMinor: 9_000_000,
    reason: '賠付',
  });
  return { person, home: await insertApprovedAddress(world, lane, person) };
}

type Year = Output<'getMoneyYear'>;
const sumOf = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
const ofKind = ({ list }: Year, kind: string) => sumOf(list.filter((row) => row.kind === kind));

/** Checks that each month of the year adds up to the spending in the ledger. */
async function expectAsInLedger(year: Year) {
  const { list } = await member.client.call('getSpending', { months: 12 });
  expect(year.months).toEqual(list.map(({ month }) => month));
  expect(year.months.map((month) => sumOf(year.list.filter((row) => row.month === month)))).toEqual(
    list.map(({ spentMinor }) => spentMinor),
  );
}

test('a year of money equals the ledger, by the lines of the bills, also after a refund', async () => {
  expect((await member.client.call('getMoneyYear', {})).list).toEqual([]);
  const given = { memberId: member.id, amountMinor: 1_000_000, reason: '賠付' };
  await owner.client.call('adjustMemberBalance', given);
  const [early, late] = [(await paidOrder()).id, (await paidOrder()).id];
  await world.change('ledgerTransfers', { orderId: early }, { at: daysAgo(70) });
  const year = await member.client.call('getMoneyYear', {});
  await expectAsInLedger(year);
  const bills = await Promise.all(
    [early, late].map((orderId) => member.client.call('getOrderCosts', { orderId })),
  );
  const billed = (kind: string) =>
    sumOf(bills.flatMap(({ bill }) => bill.filter((line) => line.kind === kind)));
  expect(ofKind(year, 'storage')).toBe(billed('storage'));
  expect(ofKind(year, 'storage')).toBeGreaterThan(0);
  expect(ofKind(year, 'duty')).toBe(billed('tax') + billed('consumptionTax'));
  expect(ofKind(year, 'adjustment')).toBe(0);
  expect(year.orderCount).toBe(2);
  expect(new Set(year.list.map(({ channelName }) => channelName))).toEqual(new Set(['Sea']));
  // A refund counts in the month when it is paid.
  await world.running.database.transact(asShopId(world.tw.id), (tx) =>
    refundToBalance(tx, system, { order: { id: early, number: 'refund', memberId: member.id } }, 300),
  );
  const after = await member.client.call('getMoneyYear', {});
  await expectAsInLedger(after);
  expect(ofKind(after, 'adjustment')).toBe(-300);
});

const parcelSums = ({ list }: Output<'getParcelCosts'>) =>
  list.map(({ amountMinor, parcels }) => [sumOf(parcels), amountMinor]);

test('each parcel costs its share, and shipping together is compared with quotes of each alone', async () => {
  const { person, home } = await buyer();
  const order = await paidOrder(
    [{ weightG: 600 }, { weightG: 2000, shelvedAt: undefined }],
    {},
    person,
    home,
  );
  const costs = await person.client.call('getParcelCosts', {});
  const [row] = costs.list;
  const bill = await person.client.call('getOrderCosts', { orderId: order.id });
  expect(row?.amountMinor).toBe(bill.billTotalMinor);
  expect(costs.saved).toEqual({
    kind: 'saved',
    amountMinor: order.aloneMinor - (bill.billTotalMinor ?? 0),
    togetherMinor: bill.billTotalMinor,
    aloneMinor: order.aloneMinor,
    orderCount: 1,
  });
  expect(row?.savedMinor).toBe(costs.saved.amountMinor);
  const ofKind = (kind: string) =>
    order.parcelIds.map((id) =>
      sumOf(
        row?.parcels.find(({ parcelId }) => parcelId === id)?.parts.filter((part) => part.kind === kind) ??
          [],
      ),
    );
  // Only the first parcel was on the shelf for long; the second is heavier.
  const [ownRent, otherRent] = ofKind('storage');
  expect(ownRent).toBeGreaterThan(0);
  expect(otherRent).toBe(0);
  const [light = 0, heavy = 0] = ofKind('shipping');
  expect(heavy).toBeGreaterThan(light);
});

test('if shipping together saved nothing, nothing is shown', async () => {
  const { person, home } = await buyer();
  const { id } = await paidOrder([{}], {}, person, home);
  expect((await person.client.call('getParcelCosts', {})).saved).toMatchObject({
    kind: 'none',
    orderCount: 0,
  });
  // These two parcels cost more together, because the packed box was much heavier than both parcels.
  const heavy = await submitAtQuote(
    person,
    choiceOf(lane, [await parcel({ weightG: 100 }, person), await parcel({ weightG: 100 }, person)], home),
  );
  await clerk.client.call('packOrder', inOneBox(heavy.id, 18_000));
  await person.client.call('payFromBalance', { orderId: heavy.id });
  const costs = await person.client.call('getParcelCosts', {});
  expect(costs.saved).toMatchObject({ kind: 'none', amountMinor: 0, orderCount: 1 });
  expect(costs.list.map(({ orderId, savedMinor }) => [orderId, savedMinor])).toEqual([
    [heavy.id, 0],
    [id, 0],
  ]);
});

/** Pseudo-random numbers from 0 to 1, equal in each run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('random histories: parcels add up to their orders, and orders and the rest to the ledger, to the cent', async () => {
  for (const seed of [3, 17]) {
    const random = seeded(seed);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const { person, home } = await buyer();
    for (let made = 0; made < 3; made += 1) {
      const fields = Array.from({ length: upTo(4) }, () => ({
        weightG: upTo(4000),
        declaredValueMinor: upTo(90_000),
      }));
      const { id } = await paidOrder(fields, { insuredMinor: 0, taxIncluded: random() < 0.5 }, person, home);
      if (random() < 0.6)
        await world.running.database.transact(asShopId(world.tw.id), (tx) =>
          refundToBalance(tx, system, { order: { id, number: 'part', memberId: person.id } }, upTo(333)),
        );
      if (random() < 0.5) await world.backdate('ledgerTransfers', { orderId: id }, '40 days', 'at');
    }
    const [year, costs, ledger] = await Promise.all([
      person.client.call('getMoneyYear', {}),
      person.client.call('getParcelCosts', {}),
      person.client.call('getSpending', { months: 12 }),
    ]);
    const spent = ledger.list.reduce((sum, { spentMinor }) => sum + spentMinor, 0);
    for (const [parts, whole] of parcelSums(costs)) expect(parts).toBe(whole);
    expect(sumOf(costs.list)).toBe(spent);
    expect(sumOf(year.list)).toBe(spent);
  }
});

test('the sheets show the same as the page', async () => {
  const { person, home } = await buyer();
  await paidOrder([{ weightG: 600 }, {}], {}, person, home);
  const read = async (of: 'months' | 'parcels') => {
    const { base64 } = await person.client.call('exportMoneyYear', { format: 'csv', of });
    const lines = Buffer.from(base64, 'base64').toString('utf8').slice(1).trim().split('\r\n');
    return lines.map((line) => line.split(','));
  };
  const [year, costs] = await Promise.all([
    person.client.call('getMoneyYear', {}),
    person.client.call('getParcelCosts', {}),
  ]);
  const inCents = (row: readonly string[]) =>
    Math.round(100 * (Number(row.at(-2) || 0) - Number(row.at(-1) || 0)));
  const [head, ...months] = await read('months');
  expect(head).toHaveLength(6);
  expect(months.map(inCents)).toEqual(year.list.map(({ amountMinor }) => amountMinor));
  const [, ...parcels] = await read('parcels');
  expect(parcels.map(inCents)).toEqual(
    costs.list.flatMap((one) =>
      one.parcels.flatMap(({ parts }) => parts.map(({ amountMinor }) => amountMinor)),
    ),
  );
  const sheet = await person.client.call('exportMoneyYear', { format: 'xlsx', of: 'parcels' });
  expect(Buffer.from(sheet.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('expiring soon: free storage by the calendar, and coupons', async () => {
  const { person, home } = await buyer();
  expect(await person.client.call('getEndings', {})).toEqual({ list: [] });
  await parcel({ shelvedAt: new Date().toISOString() }, person);
  expect(home).not.toBe('');
  const { rentBegins } = await person.client.call('getStorageCalendar', {});
  const { id } = await owner.client.call('saveCoupon', { ...plainCoupon, validUntil: inDays(5) });
  await owner.client.call('moveCoupon', { id, event: 'activate' });
  const row = await world.row('members', { id: person.id });
  await owner.client.call('issueCoupon', { id, to: 'accounts', accounts: [row?.account ?? ''] });
  const { list } = await person.client.call('getEndings', {});
  expect(list.map(({ kind, endsAt }) => [kind, endsAt])).toEqual([
    ['storage', rentBegins],
    ['coupon', expect.any(String)],
  ]);
});

test('expiring soon: the held price of an order, until it is packed', async () => {
  const { person, home } = await buyer();
  await owner.client.call('saveHoldSettings', { days: 7, tolerancePercent: 5, answerDays: 3 });
  const order = await submitAtQuote(person, choiceOf(lane, [await parcel({ shelvedAt }, person)], home));
  await owner.client.call('saveHoldSettings', { days: 0, tolerancePercent: 5, answerDays: 3 });
  const prices = async () =>
    (await person.client.call('getEndings', {})).list.filter(({ kind }) => kind === 'price');
  const { priceHold, number } = await person.client.call('getOrder', { orderId: order.id });
  expect(await prices()).toEqual([
    { kind: 'price', id: order.id, name: number, endsAt: priceHold.kind === 'held' ? priceHold.untilAt : '' },
  ]);
  expect((await member.client.call('getEndings', {})).list.some(({ kind }) => kind === 'price')).toBe(false);
  await clerk.client.call('packOrder', inOneBox(order.id, 1200));
  expect(await prices()).toEqual([]);
});

test('belongs only to its member', async () => {
  const other = await world.tw.member();
  expect(await other.client.call('getMoneyYear', {})).toMatchObject({ list: [], orderCount: 0 });
});
