import { minor } from '@crossdock/domain/money.ts';
import type { AccountRef } from '@crossdock/domain/wallet/movement.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { asMemberId, asShopId, systemActor } from '../src/platform/scope.ts';
import { balanceOf, freeBalanceOf, transfer, transferAll } from '../src/wallet/store.ts';
import { transferStatement } from '../src/wallet/transferStatement.store.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const shop = await world.running.services.tenants.ofHost(world.tw.host);
if (!shop) throw new Error('no shop');
const system = systemActor(shop, 'test');

const inShop = <T>(work: Parameters<typeof world.running.database.transact<T>>[1]) =>
  world.running.database.transact(asShopId(world.tw.id), work);
const balance = (memberId: string): AccountRef => ({ kind: 'memberBalance', memberId });

function move(from: AccountRef, to: AccountRef, amount: number) {
  return inShop((tx) => transfer(tx, system, { from, to, amount: minor(amount), kind: 'adjustment' }));
}

async function sumOfBalances(): Promise<number> {
  const [row] = await world.sql<{ total: string }>(
    'select coalesce(sum(balance_minor), 0) as total from ledger_accounts where shop_id = $1',
    [world.tw.id],
  );
  return Number(row?.total);
}

describe('the ledger', () => {
  test('writes both balances after each movement', async () => {
    const member = await world.tw.member();
    expect(await move({ kind: 'bank' }, balance(member.id), 500)).toBe('done');
    expect(await move(balance(member.id), { kind: 'revenue' }, 200)).toBe('done');
    const rows = await world.sql(
      `select amount_minor::int, debit_balance_minor::int as debit, credit_balance_minor::int as credit
       from ledger_transfers t join ledger_accounts a on a.shop_id = t.shop_id and a.id in (t.debit_account_id, t.credit_account_id)
       where a.member_id = $1 order by t.id`,
      [member.id],
    );
    expect(rows).toEqual([
      { amountMinor: 500, debit: -500, credit: 500 },
      { amountMinor: 200, debit: 300, credit: 200 },
    ]);
  });

  test('refuses to take more than a member has, and then writes nothing', async () => {
    const member = await world.tw.member();
    await move({ kind: 'bank' }, balance(member.id), 100);
    expect(await move(balance(member.id), { kind: 'revenue' }, 101)).toBe('insufficient');
    const held = await inShop((tx) => balanceOf(tx, asMemberId(member.id)));
    expect(held).toEqual({ balanceMinor: 100, heldMinor: 0, earningsMinor: 0 });
    expect(await sumOfBalances()).toBe(0);
  });

  test('of several movements each starts from the balances of those before', async () => {
    const member = await world.tw.member();
    const own = balance(member.id);
    await move({ kind: 'bank' }, own, 100);
    const spend = (amount: number) =>
      ({ from: own, to: { kind: 'revenue' }, amount: minor(amount), kind: 'serviceFee' }) as const;
    const give = (amount: number) =>
      ({ from: { kind: 'adjustments' }, to: own, amount: minor(amount), kind: 'adjustment' }) as const;
    const moveAll = (...movements: Parameters<typeof transferAll>[2]) =>
      inShop(async (tx) => {
        const outcome = await transferAll(tx, system, movements);
        return [outcome, await freeBalanceOf(tx, asMemberId(member.id))];
      });
    const stored = async () => (await inShop((tx) => balanceOf(tx, asMemberId(member.id)))).balanceMinor;

    expect(await moveAll(spend(60), spend(41))).toEqual(['insufficient', 100]);
    expect(await stored()).toBe(100);
    expect(await moveAll(spend(60), spend(40), give(7))).toEqual(['done', 7]);
    expect(await stored()).toBe(7);
    expect(await moveAll(give(5), spend(12))).toEqual(['done', 0]);
    expect(await stored()).toBe(0);
    expect(await sumOfBalances()).toBe(0);
  });

  test('the table refuses a balance below zero, whatever the code decides', async () => {
    const member = await world.tw.member();
    await move({ kind: 'bank' }, balance(member.id), 100);
    const ids = await world.sql<{ id: string; memberId: string | null }>(
      `select id, member_id from ledger_accounts where shop_id = $1 and (member_id = $2 or kind = 'bank')`,
      [world.tw.id, member.id],
    );
    const idOf = (memberId: string | null) => ids.find((one) => one.memberId === memberId)?.id ?? '';
    const named = {
      orderId: null,
      paymentId: null,
      bankTransferId: null,
      withdrawalId: null,
      adjustmentId: null,
    };
    const others = { earningId: null, shareId: null, serviceTaskId: null, purchaseId: null, memberId: null };
    const entry = { ...named, ...others, staffId: null, memo: '', kind: 'adjustment', amount: 101 };
    const ends = { from: idOf(member.id), to: idOf(null) };
    await expect(
      inShop((tx) =>
        tx.compiled(transferStatement, { shopId: tx.shopId, id: newId(), ...ends, ...entry, at: tx.now }),
      ),
    ).rejects.toThrow(/ledger_accounts_check1/);
  });

  test('many payments from one balance at once: exactly as many succeed as it covers', async () => {
    const member = await world.tw.member();
    await move({ kind: 'bank' }, balance(member.id), 1_000);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => move(balance(member.id), { kind: 'revenue' }, 70)),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(14);
    expect(await inShop((tx) => balanceOf(tx, member.id))).toEqual({
      balanceMinor: 20,
      heldMinor: 0,
      earningsMinor: 0,
    });
  });

  test('opposite movements never deadlock', async () => {
    const [a, b] = [await world.tw.member(), await world.tw.member()];
    await move({ kind: 'cash' }, balance(a.id), 10_000);
    await move({ kind: 'cash' }, balance(b.id), 10_000);
    const both = (first: string, second: string) =>
      inShop((tx) =>
        transferAll(tx, system, [
          { from: balance(first), to: { kind: 'fees' }, amount: minor(1), kind: 'serviceFee' },
          { from: { kind: 'revenue' }, to: balance(second), amount: minor(1), kind: 'adjustment' },
        ]),
      );
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? both(a.id, b.id) : both(b.id, a.id))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await sumOfBalances()).toBe(0);
  });

  test('no code of the server can rewrite an entry', async () => {
    for (const statement of [
      'delete from ledger_transfers',
      'update ledger_transfers set amount_minor = 1',
    ]) {
      await expect(inShop((tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
    }
    await expect(inShop((tx) => tx.raw('delete from ledger_accounts'))).rejects.toThrow(/permission denied/);
  });
});
