import { minor } from '@crossdock/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { transferAll } from '../src/wallet/store.ts';
import { registerNewcomer } from './memberJourney.ts';
import { balanceNotificationsOf, faultsOfLedger } from './payWorld.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ env: { DATABASE_POOL: '20' } });
const shop = await openPromotionWorld(world);
const owner = await world.tw.staff();

const refund = (member: Person, orderId: string, amountMinor: number) =>
  shop.transact<void>((tx) =>
    refundToBalance(
      tx,
      shop.system,
      { order: { id: orderId, number: 'refund', memberId: member.id } },
      amountMinor,
    ),
  );

/** Moves all earnings to the balance, as the wallet does. */
const spendEarnings = async (member: Person) => {
  const amount = minor(await shop.earnings(member));
  await shop.transact((tx) =>
    transferAll(tx, shop.system, [
      {
        from: { kind: 'memberEarnings', memberId: member.id },
        to: { kind: 'memberBalance', memberId: member.id },
        amount,
        kind: 'earningsMoved',
      },
    ]),
  );
};

const withSettings = async (promotion: Record<string, unknown>, work: () => Promise<void>) => {
  const write = async (settings: string) => {
    await world.sql(`update shops set settings = ${settings} where id = $1`, [world.tw.id]);
  };
  await write(`settings || '${JSON.stringify({ promotion })}'`);
  try {
    await work();
  } finally {
    await write("settings - 'promotion'");
  }
};

describe("the referrer's share of a friend's freight", () => {
  test('5 % of it, rounded down, is credited at the moment of payment', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 12_399);
    expect(await shop.earnings(referrer)).toBe(619);
    expect(await shop.earningOf(orderId)).toMatchObject({ amount: 619, reversed: 0, taken: 0 });
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test("the referrer's data never names the friend's order", async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 40_000);
    await refund(friend, orderId, 10_000);
    const rows = await world.sql<{ orderId: string | null; memo: string; earning: boolean }>(
      `select t.order_id, t.memo, t.earning_id is not null as earning from ledger_transfers t
       join ledger_accounts a on a.shop_id = t.shop_id and a.id in (t.debit_account_id, t.credit_account_id)
       where a.kind = 'memberEarnings' and a.member_id = $1`,
      [referrer.id],
    );
    expect(rows).toEqual([
      { orderId: null, memo: '', earning: true },
      { orderId: null, memo: '', earning: true },
    ]);
  });

  test('an order paid fifty times at once earns once', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.freightOrder(friend, 20_000);
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => friend.client.attempt('payFromBalance', { orderId })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.earnings(referrer)).toBe(1_000);
  });

  test('friends who pay at the same moment each earn their referrer a share', async () => {
    const referrer = await world.tw.member();
    const friends = await Promise.all(Array.from({ length: 10 }, () => shop.friendOf(referrer)));
    await Promise.all(friends.map((friend) => shop.paidOrder(friend, 20_000)));
    expect(await shop.earnings(referrer)).toBe(10_000);
  });

  test('nothing is earned without an inviter, in a closed programme, or below one unit', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const alone = await shop.memberWith(100_000);
    expect(await shop.earningOf(await shop.paidOrder(alone, 20_000))).toBeUndefined();
    expect(await shop.earningOf(await shop.paidOrder(friend, 19))).toBeUndefined();
    await withSettings(
      { active: false, rateBp: 500, shareRewardMinor: 0, shareRewardPoints: 0 },
      async () => {
        expect(await shop.earningOf(await shop.paidOrder(friend, 20_000))).toBeUndefined();
      },
    );
    expect(await shop.earnings(referrer)).toBe(0);
  });

  test('a disabled member earns nothing', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    await owner.client.call('setMemberStatus', { memberId: referrer.id, status: 'disabled', why: 'test' });
    expect(await shop.earningOf(await shop.paidOrder(friend, 20_000))).toBeUndefined();
    expect(await shop.earnings(referrer)).toBe(0);
  });

  test("only freight counts, minus a coupon's discount", async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.freightOrder(friend, 30_000);
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       values ($1, $2, 'bill', 1, 'coupon', -10000, '{"rule":"coupon.deduction","numbers":{}}'),
              ($1, $2, 'bill', 2, 'insurance', 7000, '{"rule":"insurance.rate","numbers":{}}')`,
      [world.tw.id, orderId],
    );
    await friend.client.call('payFromBalance', { orderId });
    expect(await shop.earningOf(orderId)).toMatchObject({ amount: 1_000 });
  });
});

describe('the relation of inviter and friend', () => {
  test('nobody can invite themselves, even by a later change', async () => {
    const guest = await registerNewcomer(world, world.tw);
    const me = await guest.client.call('getMemberInfo', {});
    expect(me.referrer).toBeNull();
    for (const changes of [{ referrer: me.simple_code }, { inviteCode: me.simple_code }])
      await expect(guest.client.call('editMemberInfo', changes as never)).rejects.toMatchObject({
        code: 400,
      });
    expect((await guest.client.call('getMemberInfo', {})).referrer).toBeNull();
  });

  test('a friend’s friend earns the first inviter nothing: only the direct inviter earns, and never from oneself', async () => {
    const first = await shop.memberWith(500_000);
    const second = await shop.friendOf(first);
    const third = await shop.friendOf(second);
    await shop.paidOrder(third, 20_000);
    expect([await shop.earnings(first), await shop.earnings(second)]).toEqual([0, 1_000]);
    // Even members who are stored as their own referrer earn nothing by their own payments.
    await world.sql('update members set referrer_id = id where id = $1', [first.id]);
    await shop.paidOrder(first, 20_000);
    expect(await shop.earnings(first)).toBe(0);
  });
});

describe('a refund takes the share back', () => {
  test('in full for the whole order, and in proportion for a part of it', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const [half, whole] = [await shop.paidOrder(friend, 20_000), await shop.paidOrder(friend, 10_000)];
    const paidBy = async (orderId: string) =>
      (await owner.client.call('listPayments', { orderId })).list.map(({ state }) => state);
    await refund(friend, half, 5_000);
    expect(await shop.earningOf(half)).toMatchObject({ amount: 1_000, reversed: 250, taken: 250 });
    expect(await paidBy(half)).toEqual(['succeeded']);
    await refund(friend, half, 7_500);
    expect(await shop.earningOf(half)).toMatchObject({ reversed: 625, taken: 625 });
    await owner.client.call('cancelOrderForMember', { orderId: whole, why: 'test' });
    expect(await shop.earningOf(whole)).toMatchObject({ amount: 500, reversed: 500, taken: 500 });
    expect(await paidBy(whole)).toEqual(['refunded']);
    expect(await shop.earnings(referrer)).toBe(375);
    expect(await balanceNotificationsOf(world, referrer)).toEqual([
      ['balance.earn', 1_000],
      ['balance.earn', 500],
      ['balance.unearn', 250],
      ['balance.unearn', 375],
      ['balance.unearn', 500],
    ]);
    expect((await balanceNotificationsOf(world, friend)).at(-1)).toEqual(['balance.refund', 10_000]);
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test('rounded up: the remaining share is rounded down', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 20_000);
    await refund(friend, orderId, 1);
    expect(await shop.earnings(referrer)).toBe(999);
  });

  test('a refund asked for fifty times at once takes back once', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 20_000);
    await shop.paidOrder(friend, 20_000);
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () =>
        owner.client.attempt('cancelOrderForMember', { orderId, why: 'test' }, { idempotencyKey: newId() }),
      ),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.earnings(referrer)).toBe(1_000);
  });

  test('a spent share becomes a debt, which the next earnings pay first', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 20_000);
    await spendEarnings(referrer);
    await refund(friend, orderId, 20_000);
    expect(await shop.earnings(referrer)).toBe(0);
    expect(await shop.earningOf(orderId)).toMatchObject({ reversed: 1_000, taken: 0 });
    const small = await shop.paidOrder(friend, 6_000);
    expect(await shop.earnings(referrer)).toBe(0);
    expect(await shop.earningOf(orderId)).toMatchObject({ reversed: 1_000, taken: 300 });
    expect(await shop.earningOf(small)).toMatchObject({ amount: 300, reversed: 0 });
    await shop.paidOrder(friend, 20_000);
    expect(await shop.earningOf(orderId)).toMatchObject({ reversed: 1_000, taken: 1_000 });
    expect(await shop.earnings(referrer)).toBe(300);
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test('with debts for several orders, each earning pays as far as it goes', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orders = [await shop.paidOrder(friend, 20_000), await shop.paidOrder(friend, 20_000)];
    await spendEarnings(referrer);
    for (const orderId of orders) await refund(friend, orderId, 20_000);
    await shop.paidOrder(friend, 30_000);
    expect(await shop.earnings(referrer)).toBe(0);
    const taken = await Promise.all(orders.map(async (orderId) => (await shop.earningOf(orderId))?.taken));
    expect(taken).toEqual([1_000, 500]);
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test('a refund of an order that earned nothing takes nothing', async () => {
    const friend = await shop.memberWith(100_000);
    const orderId = await shop.paidOrder(friend, 20_000);
    await refund(friend, orderId, 20_000);
    expect(await shop.earningOf(orderId)).toBeUndefined();
  });
});
