import type { Output } from '@crossdock/contract/table.ts';
import { afterAll, expect, test } from 'vitest';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import { giveBack } from '../src/settlement/giveBack.ts';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, submitted } from './orderWorld.ts';

const { world, lane, member, address, parcel } = await openOrderScene({ storage: null });
const owner = await world.tw.staff(['owner']);
const clerk = await world.tw.staff(['warehouse']);
afterAll(() => world.stop());

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

async function paidOrder() {
  const shelvedAt = new Date(Date.now() - 20 * 86_400_000).toISOString();
  const order = await submitted(member, choiceOf(lane, [await parcel({ shelvedAt })], address));
  await clerk.client.call('packOrder', {
    orderId: order.id,
    parcelIds: [],
    allHere: true,
    packages: [{ weightG: 2600, lengthMm: 300, widthMm: 200, heightMm: 100 }],
  });
  await member.client.call('payFromBalance', { orderId: order.id });
  return order.id;
}

type Year = Output<'getMoneyYear'>;
const sumOf = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
const ofKind = ({ list }: Year, kind: string) => sumOf(list.filter((row) => row.kind === kind));

/** Every month of the year adds up to what the ledger says was spent in it. */
async function expectAsInLedger(year: Year) {
  const { list } = await member.client.call('getSpending', { months: 12 });
  expect(year.months).toEqual(list.map(({ month }) => month));
  expect(year.months.map((month) => sumOf(year.list.filter((row) => row.month === month)))).toEqual(
    list.map(({ spentMinor }) => spentMinor),
  );
}

test('a year of money adds up to the ledger, by the lines of the bills, also after a refund', async () => {
  expect((await member.client.call('getMoneyYear', {})).list).toEqual([]);
  const given = { memberId: member.id, amountMinor: 1_000_000, reason: '賠付' };
  await owner.client.call('adjustMemberBalance', given);
  const [early, late] = [await paidOrder(), await paidOrder()];
  await world.sql(`update ledger_transfers set at = now() - interval '70 days' where order_id = $1`, [early]);
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
  // A refund is of its own month.
  await world.running.database.transact(asShopId(world.tw.id), (tx) =>
    giveBack(tx, system, { order: { id: early, number: 'refund', memberId: member.id } }, 300),
  );
  const after = await member.client.call('getMoneyYear', {});
  await expectAsInLedger(after);
  expect(ofKind(after, 'adjustment')).toBe(-300);
});

test('is nobody else’s', async () => {
  const other = await world.tw.member();
  expect(await other.client.call('getMoneyYear', {})).toMatchObject({ list: [], orderCount: 0 });
});
