import { minor } from '@crossdock/domain/money.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { describe, expect, test } from 'vitest';
import { jobsOfServices } from '../src/jobs.gen.ts';
import { ordersOnTransfers } from '../src/payments/bankTransfers.store.ts';
import { reportedTransfersOfOrders } from '../src/payments/reportedTransfers.store.ts';
import type { Tx } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { netCollectedOfOrders } from '../src/wallet/paymentTotals.store.ts';
import { sumSpendingByMonth } from '../src/wallet/records.store.ts';
import { transferOrThrow } from '../src/wallet/store.ts';
import { accountBalancesOfMembers } from '../src/wallet/withdrawals.store.ts';
import { openPayWorld } from './payWorld.ts';
import { statementsSentTo } from './sentStatements.ts';
import { atMoment } from './stoppedClock.ts';
import { openTransferWorld } from './transferWorld.ts';
import { type Person, startWorld } from './world.ts';

/** Tests that work on money does not lock, send or read too much. Other members have data of the same kinds. */
const world = await startWorld();
const pay = await openPayWorld(world);
const transfers = await openTransferWorld(world);

const transact = <T>(work: (tx: Tx) => Promise<T>) => pay.transact<T>(work);
const balanceOf = ({ id: memberId }: Person) => ({ kind: 'memberBalance', memberId }) as const;
/** Spends the smallest amount of the member's balance. */
const spend = (tx: Tx, member: Person) =>
  transferOrThrow(tx, pay.system, [
    { from: balanceOf(member), to: { kind: 'revenue' }, amount: minor(1), kind: 'pickupFee' },
  ]);
/** A paid order of a member with money on two accounts. */
async function payer() {
  const { member, orderId } = await pay.memberWithOrder(4_000, 9_000);
  await member.client.call('payFromBalance', { orderId });
  const to = { kind: 'memberEarnings', memberId: member.id } as const;
  const movement = { from: { kind: 'promotion' }, to, amount: minor(50), kind: 'promotionReward' } as const;
  await transact((tx) => transferOrThrow(tx, pay.system, [movement]));
  return { member, orderId };
}

test('moving money locks only the two accounts concerned', async () => {
  const { member } = await payer();
  await payer();
  const locked = await transact(async (tx) => {
    await spend(tx, member);
    const free = await world.sql<{ id: string }>('select id from ledger_accounts for update skip locked');
    return world.sql<{ kind: string; memberId: string | null }>(
      'select kind, member_id from ledger_accounts where id <> all($1::uuid[]) order by kind',
      [free.map(({ id }) => id)],
    );
  });
  expect(locked).toEqual([
    { kind: 'memberBalance', memberId: member.id },
    { kind: 'revenue', memberId: null },
  ]);
});

describe('statements', () => {
  const ledger = ['ledger_accounts', 'ledger_transfers'];
  test('about no money are not sent, and existing accounts are not opened again', async () => {
    const { member } = await payer();
    expect(
      await statementsSentTo(ledger, () => transact((tx) => transferOrThrow(tx, pay.system, []))),
    ).toEqual([]);
    const sent = await statementsSentTo(ledger, () => transact((tx) => spend(tx, member)));
    expect(sent.filter(({ text }) => text.startsWith('insert into "ledger_accounts"'))).toEqual([]);
    const newcomer = await world.tw.member();
    const opened = await statementsSentTo(ledger, () => pay.give(newcomer, 100));
    const [opening] = opened.filter(({ text }) => text.startsWith('insert into "ledger_accounts"'));
    // The statement inserts one row: shop, id, kind and member.
    expect(opening?.text).toMatch(/values \(\$1, \$2, \$3, \$4\)/);
  });

  test('about rewards are sent only for a bill with freight', async () => {
    const member = await pay.memberWith(9_000);
    const rewards = (orderId: string) =>
      statementsSentTo(['member_levels'], () => member.client.call('payFromBalance', { orderId }));
    expect(await rewards(await pay.order(member, 4_000))).toEqual([]);
    const orderId = await pay.order(member, 4_000);
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       values ($1, $2, 'bill', 0, 'freight', 1, '{}')`,
      [world.tw.id, orderId],
    );
    expect(await rewards(orderId)).toHaveLength(1);
  });
});

test('nothing is due in an idle shop', async () => {
  const shopId = asShopId(world.th.id);
  const due: string[] = [];
  for (const { name, isDue } of jobsOfServices(world.running.services))
    if (isDue && (await world.running.database.read(shopId, isDue))) due.push(name);
  expect(due).toEqual([]);
});

describe('reads return only the requested data', () => {
  test('of orders: their money, their transfers and their rows', async () => {
    const [one, other] = [await payer(), await payer()];
    const kept = await transact((tx) => netCollectedOfOrders(tx, [one.orderId]));
    expect([...kept]).toEqual([[one.orderId, 4_000]]);
    expect((await transact((tx) => ordersOnTransfers(tx, [one.orderId]))).map(({ id }) => id)).toEqual([
      one.orderId,
    ]);
    const orderIds = [await pay.order(one.member, 20_000), await pay.order(other.member, 20_000)] as const;
    await transfers.file(one.member, { orderIds: [orderIds[0]] });
    await transfers.file(other.member, { orderIds: [orderIds[1]] });
    expect(
      (await transact((tx) => reportedTransfersOfOrders(tx, [orderIds[0]]))).map((row) => row.orderIds),
    ).toEqual([[orderIds[0]]]);
  });

  test('of members: their accounts', async () => {
    const [{ member }] = [await payer(), await payer()];
    const rows = await transact((tx) => accountBalancesOfMembers(tx, [member.id]));
    expect(new Set(rows.map(({ memberId }) => memberId))).toEqual(new Set([member.id]));
  });

  test('of a member’s spending: the months since then', async () => {
    const { member } = await payer();
    await atMoment('2026-01-15T00:00:00.000Z', () => transact((tx) => spend(tx, member)));
    const months = async (since: string) => {
      const rows = await transact((tx) => sumSpendingByMonth(tx, member.id, since, 'Asia/Taipei'));
      return rows.map(({ month }) => month).sort();
    };
    const [now = ''] = monthsUntil(new Date().toISOString(), 'Asia/Taipei', 1);
    expect(await months('2026-02-01T00:00:00.000Z')).toEqual([now]);
    expect(await months('2026-01-15T00:00:00.000Z')).toEqual(['2026-01', now]);
  });
});
