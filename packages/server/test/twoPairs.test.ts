import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { inDays, plainCoupon } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { limit, openTwoPersonWorld, twoOwnersPerTest } from './twoPersonWorld.ts';
import type { Person } from './world.ts';

const pairs = await openTwoPersonWorld();
const owners = twoOwnersPerTest(pairs.world);
afterAll(async () => expect(await faultsOfLedger(pairs.world)).toEqual([]));

const money = async (member: Person) => {
  const { balanceMinor } = await member.client.call('getWallet', {});
  return { balanceMinor, points: (await member.client.call('getPointsRules', {})).points };
};

interface Way {
  readonly kind: ApprovalKind;
  /** Makes the change as one person. Returns whether it was done or is pending. */
  readonly act: (clerk: Person, member: Person, worthMinor: number) => Promise<string>;
  /** The value that the change gives the member, or makes available to members. */
  readonly effect: (member: Person) => Promise<unknown>;
}

let coupon = '';
const ways: Way[] = [
  {
    kind: 'adjustment',
    act: async (clerk, { id }, worth) =>
      (await clerk.client.call('adjustMemberBalance', { memberId: id, amountMinor: worth, reason: 'x' }))
        .state,
    effect: async (member) => (await money(member)).balanceMinor,
  },
  {
    kind: 'points',
    act: async (clerk, { id }, worth) =>
      (await clerk.client.call('adjustPoints', { memberId: id, points: worth / 100, reason: 'x' })).state,
    effect: async (member) => (await money(member)).points * 100,
  },
  {
    kind: 'transfer',
    act: async (clerk, member, worth) =>
      (await clerk.client.call('approveBankTransfer', { id: await pairs.fileTransfer(member, worth) })).state,
    effect: async (member) => (await money(member)).balanceMinor,
  },
  {
    kind: 'coupon',
    act: async (clerk, _member, worth) => {
      ({ id: coupon } = await clerk.client.call('saveCoupon', { ...plainCoupon, budgetMinor: worth }));
      return (await clerk.client.call('moveCoupon', { id: coupon, event: 'activate' })).state;
    },
    effect: async () => {
      const found = await owners.second.client.call('getStaffCoupon', { id: coupon });
      return found.state === 'active' ? found.budgetMinor : 0;
    },
  },
];

describe.each(ways)('one clerk in one day: $kind', ({ kind, act, effect }) => {
  test('up to the limit one clerk is enough; beyond it a second person confirms, and it is done once', async () => {
    const member = await pairs.world.tw.member();
    expect(await act(owners.first, member, limit)).toBe('approved');
    expect(await effect(member)).toBe(limit);
    const other = await pairs.world.tw.member();
    expect(await act(owners.first, other, 200)).toBe('pending');
    expect(await effect(other)).toBe(0);
    const found = await pairs.waiting(kind, owners.second);
    expect(found).toMatchObject({ kind, amountMinor: 200, mine: false });
    const id = found?.id ?? '';
    expect(await owners.first.client.attempt('approveAdjustment', { id })).toBeRefused('adjustment.own');
    const answers = await Promise.all(
      [1, 2].map(() => owners.second.client.attempt('approveAdjustment', { id })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await effect(other)).toBe(200);
  });
});

test('every kind counts towards the same limit, over all members', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => pairs.world.tw.member()));
  const states: string[] = [];
  for (const [at, way] of ways.entries())
    states.push(await way.act(owners.first, members[at] as Person, limit / 4 + 100));
  expect(states).toEqual(['approved', 'approved', 'approved', 'pending']);
});

test('concurrent actions of any kind cannot exceed the limit together', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => pairs.world.tw.member()));
  const states = await Promise.all(
    members.map((member, at) => (ways[at % 3] as Way).act(owners.first, member, 4_000)),
  );
  expect(states.filter((state) => state === 'approved')).toHaveLength(2);
});

test('a day is the shop’s: actions before its midnight do not count', async () => {
  const member = await pairs.world.tw.member();
  const give = () =>
    owners.first.client.call('adjustMemberBalance', { memberId: member.id, amountMinor: limit, reason: 'x' });
  expect((await give()).state).toBe('approved');
  expect((await give()).state).toBe('pending');
  await pairs.world.sql(`update clerk_days set day = day - 1 where staff_id = $1`, [owners.first.id]);
  expect((await give()).state).toBe('approved');
});

test('points for many members count with their total value', async () => {
  const accounts = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await pairs.world.tw.member();
      return (await owners.first.client.call('getMember', { memberId: id })).account;
    }),
  );
  const given = await owners.first.client.call('issuePoints', { accounts, points: 40, reason: 'x' });
  expect(given.state).toBe('pending');
  const [row] = await pairs.world.sql<{ n: string }>(
    `select count(*) as n from points_entries where staff_id = $1`,
    [owners.first.id],
  );
  expect(Number(row?.n)).toBe(0);
  await owners.second.client.call('approveAdjustment', {
    id: (await pairs.waiting('points', owners.second))?.id ?? '',
  });
  const [after] = await pairs.world.sql<{ n: string }>(
    `select count(*) as n from points_entries where staff_id = $1`,
    [owners.second.id],
  );
  expect(Number(after?.n)).toBe(3);
});

describe('an action without an upper limit needs two people, however small', () => {
  test('a top-up offer, new or changed', async () => {
    const fields = { amountMinor: 100, bonusMinor: 100, validFrom: inDays(-1), validTo: inDays(1) };
    expect(await owners.first.client.call('saveRechargeOffer', fields)).toMatchObject({
      state: 'pending',
      id: null,
    });
    const member = await pairs.world.tw.member();
    const open = async () =>
      (await member.client.call('getRechargeOffers', {})).offers.map(({ bonusMinor }) => bonusMinor);
    expect(await open()).toEqual([]);
    await owners.second.client.call('approveAdjustment', {
      id: (await pairs.waiting('offer', owners.second))?.id ?? '',
    });
    expect(await open()).toEqual([100]);
    const { list } = await owners.first.client.call('listRechargeOffers', {});
    const id = list.find((one) => one.open)?.id ?? '';
    await owners.first.client.call('saveRechargeOffer', { ...fields, id, bonusMinor: 5_000 });
    expect(await open()).toEqual([100]);
    await owners.first.client.call('endRechargeOffer', { id });
  });

  test('a coupon without budget or number, and an active one whose budget is raised beyond the limit', async () => {
    const endless = await owners.first.client.call('saveCoupon', { ...plainCoupon, amountMinor: 100 });
    const put = { id: endless.id, event: 'activate' } as const;
    expect((await owners.first.client.call('moveCoupon', put)).state).toBe('pending');
    // The second person may activate the coupon itself or approve it in the queue. Both count as the second check.
    expect((await owners.second.client.call('moveCoupon', put)).state).toBe('approved');
    const small = { ...plainCoupon, budgetMinor: 5_000 };
    const { id } = await owners.first.client.call('saveCoupon', small);
    expect((await owners.first.client.call('moveCoupon', { id, event: 'activate' })).state).toBe('approved');
    const raised = { ...small, id, budgetMinor: 900_000 };
    expect((await owners.first.client.call('saveCoupon', raised)).state).toBe('pending');
    expect((await owners.second.client.call('getStaffCoupon', { id })).budgetMinor).toBe(5_000);
    await owners.second.client.call('approveAdjustment', {
      id: (await pairs.waiting('coupon', owners.second))?.id ?? '',
    });
    expect((await owners.second.client.call('getStaffCoupon', { id })).budgetMinor).toBe(900_000);
  });
});

describe('the second person approves exactly the first request', () => {
  const raised = async (from: number, to: number, clerk: Person, id?: string) => {
    const small = { ...plainCoupon, budgetMinor: from };
    if (id === undefined) {
      ({ id } = await clerk.client.call('saveCoupon', small));
      await clerk.client.call('moveCoupon', { id, event: 'activate' });
    }
    return clerk.client.call('saveCoupon', { ...small, id, budgetMinor: to });
  };

  test('a larger request than the waiting one confirms nothing, and waits instead', async () => {
    const { id, state } = await raised(5_000, 20_000, owners.first);
    expect(state).toBe('pending');
    expect((await raised(5_000, 900_000, owners.second, id)).state).toBe('pending');
    const found = (await pairs.waiting('coupon', owners.first))?.id ?? '';
    await owners.first.client.call('approveAdjustment', { id: found });
    expect((await owners.second.client.call('getStaffCoupon', { id })).budgetMinor).toBe(900_000);
  });

  test('a coupon that was changed meanwhile is not activated by an earlier approval', async () => {
    const fields = { ...plainCoupon, budgetMinor: 20_000 };
    const { id } = await owners.first.client.call('saveCoupon', fields);
    expect((await owners.first.client.call('moveCoupon', { id, event: 'activate' })).state).toBe('pending');
    const asked = (await pairs.waiting('coupon', owners.second))?.id ?? '';
    await owners.first.client.call('saveCoupon', { ...fields, id, budgetMinor: 900_000 });
    expect(await owners.second.client.attempt('approveAdjustment', { id: asked })).toMatchObject({
      ok: false,
    });
    expect((await owners.second.client.call('getStaffCoupon', { id })).state).toBe('draft');
  });
});

test('the ledger shows who did what with whom on the day', async () => {
  const member = await pairs.world.tw.member();
  const give = (amountMinor: number) =>
    owners.first.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'x' });
  await give(4_000);
  await give(3_000);
  await owners.second.client.call('approveAdjustment', { id: (await give(90_000)).id });
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Taipei' });
  const { hands } = await owners.first.client.call('getBookDay', { day });
  const names = await pairs.world.sql<{ name: string }>(
    'select name from staff where id = any($1) order by id = $2 desc',
    [[owners.first.id, owners.second.id], owners.first.id],
  );
  const [one, other] = names.map(({ name }) => name);
  expect(hands).toContainEqual({
    requestedBy: one,
    auditedBy: one,
    alone: true,
    count: 2,
    worthMinor: 7_000,
    sameAddress: false,
  });
  expect(hands).toContainEqual({
    requestedBy: one,
    auditedBy: other,
    alone: false,
    count: 1,
    worthMinor: 90_000,
    sameAddress: true,
  });
});
