import { minor } from '@crossdock/domain/money.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { transfer } from '../src/wallet/store.ts';
import { faultsOfLedger } from './payWorld.ts';
import { limit, openTwoPersonWorld, twoOwnersPerTest } from './twoPersonWorld.ts';
import type { Person } from './world.ts';

const pairs = await openTwoPersonWorld();
const owners = twoOwnersPerTest(pairs.world);
afterAll(async () => expect(await faultsOfLedger(pairs.world)).toEqual([]));

describe('a person with a conflict of interest does not decide', () => {
  test('about a transfer filed while acting as the member, alone or as the second person', async () => {
    const member = await pairs.world.tw.member();
    const small = await pairs.fileTransfer(member, 100, await pairs.actingAs(owners.first, member));
    expect(await owners.first.client.attempt('approveBankTransfer', { id: small })).toBeRefused(
      'act.tookPart',
    );
    expect(await owners.first.client.attempt('rejectBankTransfer', { id: small, reason: 'x' })).toBeRefused(
      'act.tookPart',
    );
    const large = await pairs.fileTransfer(member, 500_000_000, await pairs.actingAs(owners.first, member));
    const third = await pairs.world.tw.staff(['finance']);
    expect((await owners.second.client.call('approveBankTransfer', { id: large })).state).toBe('pending');
    const act = (await pairs.waiting('transfer', third))?.id ?? '';
    expect(await owners.first.client.attempt('approveAdjustment', { id: act })).toBeRefused('act.tookPart');
    expect(await pairs.pay.balance(member)).toBe(0);
    // The second approval may also come from the queue of transfers.
    expect((await third.client.call('approveBankTransfer', { id: large })).state).toBe('approved');
    expect(await pairs.pay.balance(member)).toBe(500_000_000);
  });

  test.each<[string, (member: Person) => Promise<unknown>]>([
    [
      'approved the transfer',
      async (member) =>
        owners.first.client.call('approveBankTransfer', { id: await pairs.fileTransfer(member, limit) }),
    ],
    [
      'gave it by hand',
      (member) =>
        owners.first.client.call('adjustMemberBalance', {
          memberId: member.id,
          amountMinor: limit,
          reason: 'x',
        }),
    ],
    [
      'gave the points',
      async (member) => {
        const { account } = await owners.first.client.call('getMember', { memberId: member.id });
        await owners.first.client.call('issuePoints', { accounts: [account], points: 100, reason: 'x' });
        await member.client.call('exchangePoints', { points: 100 });
      },
    ],
    [
      'acted as the member',
      async (member) => {
        const helper = await pairs.world.tw.staff(['finance']);
        await helper.client.call('adjustMemberBalance', {
          memberId: member.id,
          amountMinor: limit,
          reason: 'x',
        });
        await pairs.fileTransfer(member, 100, await pairs.actingAs(owners.first, member));
      },
    ],
  ])('a withdrawal of money, by a clerk who %s', async (_name, fund) => {
    const member = await pairs.world.tw.member();
    await fund(member);
    const id = await pairs.askWithdrawal(member, limit);
    expect(await owners.first.client.attempt('approveWithdrawal', { id })).toBeRefused('act.tookPart');
    expect(await owners.first.client.attempt('rejectWithdrawal', { id, reason: 'x' })).toBeRefused(
      'act.tookPart',
    );
    expect(await owners.second.client.call('approveWithdrawal', { id })).toMatchObject({
      state: 'approved',
      paidMinor: limit,
    });
  });
});

test('a withdrawal beyond the limit waits, is confirmed once, and ends if the member withdraws it', async () => {
  const giver = await pairs.world.tw.staff(['finance']);
  const member = await pairs.world.tw.member();
  const more = await giver.client.call('adjustMemberBalance', {
    memberId: member.id,
    amountMinor: 50_000,
    reason: 'x',
  });
  await (await pairs.world.tw.staff(['finance'])).client.call('approveAdjustment', { id: more.id });
  const id = await pairs.askWithdrawal(member, 20_000);
  expect(await owners.first.client.call('approveWithdrawal', { id })).toMatchObject({
    state: 'pending',
    paidMinor: 0,
  });
  expect(await owners.first.client.attempt('approveWithdrawal', { id })).toBeRefused('adjustment.own');
  const { list } = await owners.second.client.call('listWithdrawals', { memberId: member.id });
  expect(list).toMatchObject([{ id, secondAwaited: { mine: false, by: expect.stringContaining('Clerk') } }]);
  await member.client.call('cancelWithdrawal', { id });
  expect(await pairs.waiting('withdrawal', owners.second)).toBeUndefined();
  const again = await pairs.askWithdrawal(member, 30_000);
  await owners.first.client.call('approveWithdrawal', { id: again });
  await owners.second.client.call('approveAdjustment', {
    id: (await pairs.waiting('withdrawal', owners.second))?.id ?? '',
  });
  expect(await pairs.pay.balance(member)).toBe(20_000);
});

test('a rejected withdrawal no longer waits for a second person', async () => {
  const [member, giver] = [await pairs.world.tw.member(), await pairs.world.tw.staff(['finance'])];
  const funds = { memberId: member.id, amountMinor: limit * 2, reason: 'x' };
  const { id: gift } = await giver.client.call('adjustMemberBalance', funds);
  await (await pairs.world.tw.staff(['finance'])).client.call('approveAdjustment', { id: gift });
  const id = await pairs.askWithdrawal(member, limit * 2);
  expect(await owners.first.client.call('approveWithdrawal', { id })).toMatchObject({ state: 'pending' });
  expect((await pairs.waiting('withdrawal', owners.second))?.subjectId).toBe(id);
  await owners.second.client.call('rejectWithdrawal', { id, reason: 'x' });
  expect(await pairs.waiting('withdrawal', owners.second)).toBeUndefined();
  expect(await pairs.pay.balance(member)).toBe(limit * 2);
});

test('the queues show who approved a request that another person must confirm, and when', async () => {
  const member = await pairs.world.tw.member();
  const id = await pairs.fileTransfer(member, limit + 100);
  const seen = async (clerk: Person) =>
    (await clerk.client.call('listBankTransfers', { memberId: member.id }, { fresh: true })).list.find(
      (row) => row.id === id,
    )?.secondAwaited;
  expect(await seen(owners.first)).toBeNull();
  expect(await owners.first.client.call('approveBankTransfer', { id })).toMatchObject({ state: 'pending' });
  const { name } = await owners.first.client.call('getStaffSession', {});
  expect(await seen(owners.first)).toEqual({ by: name, mine: true, at: expect.any(String) });
  expect(await seen(owners.second)).toMatchObject({ by: name, mine: false });
  await owners.second.client.call('approveBankTransfer', { id });
  const done = await owners.second.client.call('listBankTransfers', {
    state: 'approved',
    memberId: member.id,
  });
  expect(done.list).toMatchObject([{ id, secondAwaited: null }]);
});

test('a request has a decider once it is decided, and its steps say who requested and who decided', async () => {
  const member = await pairs.world.tw.member();
  const gift = { memberId: member.id, reason: 'x' };
  const found = async (state: 'pending' | 'approved', id: string) => {
    const asked = { state, memberId: member.id };
    const { list } = await owners.second.client.call('listAdjustments', asked, { fresh: true });
    return list.find((row) => row.id === id);
  };
  const stepsOf = (id: string) =>
    pairs.world.sql(
      `select event, from_state as "from", to_state as "to", staff_id as by from transitions
       where noun = 'moneyAct' and subject_id = $1 order by id`,
      [id],
    );
  const made = { event: 'submit', from: null, by: owners.first.id };
  const large = await owners.first.client.call('adjustMemberBalance', { ...gift, amountMinor: limit * 2 });
  expect(await found('pending', large.id)).toMatchObject({ auditedBy: null, auditedAt: null });
  await owners.second.client.call('approveAdjustment', { id: large.id });
  const decided = { event: 'approve', from: 'pending', to: 'approved', by: owners.second.id };
  expect(await stepsOf(large.id)).toEqual([{ ...made, to: 'pending' }, decided]);
  const decider = await owners.second.client.call('getStaffSession', {});
  expect(await found('approved', large.id)).toMatchObject({ auditedBy: decider.name });
  const small = await owners.first.client.call('adjustMemberBalance', { ...gift, amountMinor: limit });
  const requester = await owners.first.client.call('getStaffSession', {});
  expect(await found('approved', small.id)).toMatchObject({ auditedBy: requester.name });
  expect(await stepsOf(small.id)).toEqual([{ ...made, to: 'approved' }]);
});

describe('a clerk whose part has nothing to do with the withdrawal decides it', () => {
  const months = (table: string, column: string, id: string) =>
    pairs.world.sql(`update ${table} set ${column} = now() - interval '31 days' where member_id = $1`, [id]);
  const adjust = async (by: Person, member: Person, amountMinor: number) =>
    by.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'x' });
  const issue = async (by: Person, member: Person, points: number) => {
    const { account } = await by.client.call('getMember', { memberId: member.id });
    return by.client.call('issuePoints', { accounts: [account], points, reason: 'x' });
  };
  const funded = async () => {
    const member = await pairs.world.tw.member();
    await adjust(await pairs.world.tw.staff(['finance']), member, limit);
    return member;
  };

  test.each<[string, (member: Person) => Promise<unknown>]>([
    ['gave to somebody else', async () => adjust(owners.first, await pairs.world.tw.member(), 100)],
    ['gave points to somebody else', async () => issue(owners.first, await pairs.world.tw.member(), 1)],
    [
      'gave more than a month ago',
      async (member) => {
        await adjust(owners.first, member, 100);
        await months('money_acts', 'created_at', member.id);
      },
    ],
    [
      'gave points more than a month ago',
      async (member) => {
        await issue(owners.first, member, 1);
        await months('points_entries', 'at', member.id);
      },
    ],
    [
      'acted as the member more than a month ago',
      async (member) => {
        await pairs.fileTransfer(member, 100, await pairs.actingAs(owners.first, member));
        await months('audit_log', 'at', member.id);
      },
    ],
    [
      'acted as somebody else, while another acted as the member',
      async (member) => {
        const other = await pairs.world.tw.member();
        await pairs.fileTransfer(other, 100, await pairs.actingAs(owners.first, other));
        await pairs.fileTransfer(member, 100, await pairs.actingAs(owners.second, member));
      },
    ],
    ['asked for what nobody has confirmed', (member) => adjust(owners.first, member, limit * 9)],
    [
      'took points',
      async (member) => {
        await issue(owners.second, member, 5);
        await owners.first.client.call('adjustPoints', { memberId: member.id, points: -2, reason: 'x' });
      },
    ],
    [
      'gave points back that an order had used',
      async (member) => {
        await issue(owners.first, member, 1);
        await pairs.world.change('pointsEntries', { memberId: member.id }, { kind: 'returned' });
      },
    ],
    [
      'decided another withdrawal of the same member',
      async (member) => {
        const id = await pairs.askWithdrawal(member, limit);
        expect(await owners.first.client.call('approveWithdrawal', { id })).toMatchObject({
          state: 'approved',
        });
        await adjust(await pairs.world.tw.staff(['finance']), member, limit);
      },
    ],
  ])('who %s', async (_name, part) => {
    const member = await funded();
    await part(member);
    const id = await pairs.askWithdrawal(member, limit);
    expect(await owners.first.client.attempt('approveWithdrawal', { id })).toMatchObject({ ok: true });
  });

  test('but both the requester and the confirmer of a change took part, and a third person did not', async () => {
    const points = async (member: Person) => {
      await issue(owners.first, member, 500);
      return (await pairs.waiting('points', owners.second))?.id ?? '';
    };
    const money = async (member: Person) => (await adjust(owners.first, member, 50_000)).id;
    for (const ask of [points, money]) {
      const member = await funded();
      await owners.second.client.call('approveAdjustment', { id: await ask(member) });
      const id = await pairs.askWithdrawal(member, limit);
      for (const clerk of [owners.first, owners.second])
        expect(await clerk.client.attempt('approveWithdrawal', { id })).toBeRefused('act.tookPart');
      const third = await pairs.world.tw.staff(['owner']);
      expect(await third.client.call('approveWithdrawal', { id })).toMatchObject({ state: 'approved' });
    }
  });

  test('earnings come from the programme: only a clerk who rewarded a sharing proof took part', async () => {
    const ask = async (member: Person) => {
      await pairs.pay.transact<void>(async (tx) => {
        await transfer(tx, pairs.pay.system, {
          from: { kind: 'promotion' },
          to: { kind: 'memberEarnings', memberId: member.id },
          amount: minor(limit),
          kind: 'promotionReward',
        });
      });
      return pairs.askWithdrawal(member, limit, 'earnings');
    };
    const [member, sharer] = [await pairs.world.tw.member(), await pairs.world.tw.member()];
    await issue(owners.first, member, 1);
    await adjust(owners.first, member, 100);
    const id = await ask(member);
    expect(await owners.first.client.attempt('approveWithdrawal', { id })).toMatchObject({ ok: true });
    await adjust(owners.first, sharer, 100);
    await pairs.world.change('moneyActs', { memberId: sharer.id }, { kind: 'share' });
    const shared = await ask(sharer);
    expect(await owners.first.client.attempt('approveWithdrawal', { id: shared })).toBeRefused(
      'act.tookPart',
    );
  });
});
