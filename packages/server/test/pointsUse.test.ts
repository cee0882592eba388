import { describe, expect, test } from 'vitest';
import { ledgerCheck } from '../src/books/ledgerCheck.ts';
import { firstIdAt } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints, openPointsWorld, pointsSettings } from './pointsWorld.ts';

const scene = await openPointsWorld();
const { world, pay, finance, records } = scene;

describe('exchanging points for balance', () => {
  test('moves their value to the balance, from the account of rewards', async () => {
    const member = await world.tw.member();
    await scene.give(member, 30);
    const answer = await member.client.call('exchangePoints', { points: 20 });
    expect(answer).toEqual({ done: true, amountMinor: 1_000, points: 10, balanceMinor: 1_000 });
    const [entry] = (await member.client.call('getConsumptionList', {})).list;
    expect(entry).toMatchObject({ event: 'pointsExchange', amountMinor: 1_000 });
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test('50 at once: exactly as many succeed as the balance covers, with the same amount of money', async () => {
    const member = await world.tw.member();
    await scene.give(member, 100);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => scene.exchange(member, 9)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(11);
    for (const one of outcomes) if (!one.ok) expect(one.failure.error).toBe('points.insufficient');
    expect(await scene.points(member)).toBe(1);
    expect(await pay.balance(member)).toBe(11 * 9 * 50);
    expect([...(await faultsOfPoints(world)), ...(await faultsOfLedger(world))]).toEqual([]);
  });

  test('sent again with its key counts once', async () => {
    const member = await world.tw.member();
    await scene.give(member, 30);
    const send = () =>
      member.client.call('exchangePoints', { points: 10 }, { idempotencyKey: `exchange ${member.id}` });
    await Promise.all([send(), send(), send()]);
    expect(await scene.points(member)).toBe(20);
    expect(await pay.balance(member)).toBe(500);
  });

  test.each([
    [0, 'points.invalid'],
    [-5, 'points.invalid'],
    [5.5, 'points.invalid'],
    [1_000_001, 'points.invalid'],
    ['five' as never, 'points.invalid'],
    [undefined as never, 'points.invalid'],
  ])('"integral input error": %s is not a number of points', async (amount, error) => {
    const member = await world.tw.member();
    expect(await scene.exchange(member, amount)).toBeRefusedAt('points', error);
  });

  test('"usage error": fewer than the minimum, or more than the balance, is reported at the field', async () => {
    const member = await world.tw.member();
    await scene.give(member, 8);
    const few = await scene.exchange(member, 4);
    expect(few).toBeRefused({ error: 'points.belowMin', params: { min: 5 }, fields: { points: {} } });
    const many = await scene.exchange(member, 9);
    expect(many).toBeRefused({
      error: 'points.insufficient',
      params: { balance: 8 },
      fields: { points: {} },
    });
    expect(await scene.points(member)).toBe(8);
    expect(await pay.balance(member)).toBe(0);
  });

  test('is refused to staff who act as the member', async () => {
    const member = await world.tw.member();
    await scene.give(member, 30);
    const support = await world.tw.staff(['support']);
    const { ticket } = await support.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = await world.tw.as(token).attempt('exchangePoints', { points: 10 });
    expect(acting).toBeRefused({ code: 403 });
    expect(await scene.points(member)).toBe(30);
  });
});

test('records are filtered by direction and type, and belong only to their member', async () => {
  const [member, other] = [await world.tw.member(), await world.tw.member()];
  await scene.give(member, 20);
  await scene.give(member, -3);
  await scene.exchange(member, 5);
  await scene.give(other, 7);
  const of = async (filters: object) =>
    (await member.client.call('queryPoints', filters)).list.map(({ amount }) => amount);
  expect(await of({})).toEqual([-5, -3, 20]);
  const { months } = await member.client.call('queryPoints', { pageSize: 10 });
  expect(months).toEqual([{ month: expect.stringMatching(/^\d{4}-\d{2}$/), in: 20, out: 8 }]);
  expect(await of({ direction: 'in' })).toEqual([20]);
  expect(await of({ direction: 'out' })).toEqual([-5, -3]);
  expect(await of({ type: 'exchanged' })).toEqual([-5]);
  const seen = await finance.client.call('listPointsRecords', { memberId: member.id });
  expect(seen.list.map(({ memberId, staffName, memo }) => [memberId, staffName !== null, memo])).toEqual([
    [member.id, false, ''],
    [member.id, true, 'test'],
    [member.id, true, 'test'],
  ]);
});

describe("the shop's side", () => {
  test('changing points by hand needs a reason, the permission, and enough points', async () => {
    const member = await world.tw.member();
    const input = { memberId: member.id, points: -1, reason: 'x' };
    expect(await finance.client.attempt('adjustPoints', input)).toBeRefused({
      error: 'points.insufficient',
      fields: { points: {} },
    });
    expect(await finance.client.attempt('adjustPoints', { ...input, points: 0 })).toBeRefusedAt(
      'points',
      'points.invalid',
    );
    expect(await finance.client.attempt('adjustPoints', { ...input, points: 5, reason: ' ' })).toBeRefusedAt(
      'reason',
      'field.required',
    );
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('adjustPoints', { ...input, points: 5 })).toBeRefused({ code: 403 });
    const stranger = await world.th.member();
    for (const attempt of [
      finance.client.attempt('adjustPoints', { ...input, memberId: stranger.id, points: 5 }),
      finance.client.attempt('getMemberPoints', { memberId: stranger.id }),
      finance.client.attempt('listPointsRecords', { memberId: stranger.id }),
    ])
      expect(await attempt).toBeRefused({ code: 404 });
    expect(await finance.client.call('getMemberPoints', { memberId: member.id })).toMatchObject({
      points: 0,
    });
  });

  test('issuing to several gives each of them once, or nothing if one is unknown', async () => {
    const [a, b] = [
      await world.tw.member({ account: 'PointsAda' }),
      await world.tw.member({ account: 'pointsbob' }),
    ];
    const input = { points: 25, reason: '週年慶' };
    const mistyped = await finance.client.attempt('issuePoints', {
      ...input,
      accounts: ['pointsada', 'nobody'],
    });
    expect(mistyped).toBeRefused({
      error: 'points.accountsUnknown',
      params: { accounts: 'nobody' },
      fields: { accounts: {} },
    });
    expect(await scene.points(a)).toBe(0);
    const send = () =>
      finance.client.call(
        'issuePoints',
        { ...input, accounts: ['pointsada', 'pointsbob', 'POINTSBOB'] },
        { idempotencyKey: 'issue-1' },
      );
    const [answer] = await Promise.all([send(), send()]);
    expect(answer).toEqual({ done: true, state: 'approved', members: 2, points: 50 });
    expect([await scene.points(a), await scene.points(b)]).toEqual([25, 25]);
    expect((await records(a))[0]).toMatchObject({ type: 'adjusted', amount: 25, memo: '週年慶' });
  });

  test('issuing lists ten unknown accounts, and the number of further ones', async () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, n) => `unknown${n}`);
    const told = async (count: number) => {
      const answer = await finance.client.attempt('issuePoints', {
        ...{ accounts: unknown(count), points: 1, reason: 'x' },
      });
      return answer.ok ? '' : answer.failure.params?.accounts;
    };
    expect(await told(10)).toBe(unknown(10).join(', '));
    expect(await told(11)).toBe(`${unknown(10).join(', ')} … (11)`);
  });

  test('records are listed with their order, and filtered by direction', async () => {
    const member = await world.tw.member();
    const [one, other] = [await scene.paidOrder(member, 2_000), await scene.paidOrder(member, 3_000)];
    await scene.give(member, 1);
    await scene.spend(member, 1, other);
    const listed = async (filters: { orderId?: string; direction?: 'in' | 'out' }) =>
      (await member.client.call('queryPoints', filters)).list.map(({ type, amount }) => [type, amount]);
    expect(await listed({ orderId: one })).toEqual([['earned', 2]]);
    expect(await listed({ direction: 'out' })).toEqual([['spent', -1]]);
    expect(await listed({ direction: 'in' })).toEqual([
      ['adjusted', 1],
      ['earned', 3],
      ['earned', 2],
    ]);
    const { months } = await member.client.call('queryPoints', {});
    expect(months.map((month) => [month.in, month.out])).toEqual([[6, 1]]);
  });

  test('issuing to all gives to every active member of this shop, also while others are given', async () => {
    const [member, stranger] = [await world.tw.member(), await world.th.member()];
    const left = await world.tw.member();
    await world.change('members', { id: left.id }, { status: 'disabled' });
    const before = await finance.client.call('getPointsOverview', {});
    const all = { points: 3, reason: 'all' };
    await Promise.all([
      finance.client.call('issuePoints', all),
      finance.client.call('issuePoints', all),
      ...Array.from({ length: 10 }, () => scene.give(member, 1)),
    ]);
    expect(await scene.points(member)).toBe(16);
    expect([await scene.points(left), await scene.points(stranger)]).toEqual([0, 0]);
    const after = await finance.client.call('getPointsOverview', {});
    expect(after.outstanding + after.owed - before.outstanding - before.owed).toBeLessThanOrEqual(
      6 * before.activeMembers + 10,
    );
    expect(await faultsOfPoints(world)).toEqual([]);
  });

  test('the overview sums outstanding points and their value', async () => {
    const owner = await world.th.staff(['owner']);
    const [a, b] = [await world.th.member(), await world.th.member()];
    const adjust = (memberId: string, points: number) =>
      owner.client.call('adjustPoints', { memberId, points, reason: 'x' });
    await adjust(a.id, 40);
    for (const points of [3, -2]) await adjust(b.id, points);
    // Points that moved more than a month ago are outstanding but do not count for this month.
    const old = [firstIdAt(Date.now() - 31 * 86_400_000), b.id];
    await world.sql('update points_entries set id = $1 where amount = 3 and member_id = $2', old);
    const left = await world.th.member();
    const { activeMembers } = await owner.client.call('getPointsOverview', {});
    await world.change('members', { id: left.id }, { status: 'disabled' });
    expect(await owner.client.call('getPointsOverview', {})).toMatchObject({
      currency: 'THB',
      outstanding: 41,
      outstandingMinor: 2_050,
      holders: 2,
      owed: 0,
      activeMembers: activeMembers - 1,
      recent: [{ type: 'adjusted', points: 42 }],
    });
  });

  test('an hourly check raises the alarm if points are not the sum of their entries', async () => {
    const member = await world.tw.member();
    await scene.give(member, 5);
    const said: [string, object][] = [];
    const faults: number[] = [];
    const log = { error: (about: object, message: string) => void said.push([message, about]) };
    const job = ledgerCheck(log, (_shop, n) => faults.push(n));
    const run = () => pay.runJob(job);
    const shift = (by: number) =>
      world.sql('update points_balances set balance = balance + $2 where member_id = $1', [member.id, by]);
    await run();
    await shift(1);
    await run();
    await shift(-1);
    await run();
    expect(faults).toEqual([0, 1, 0]);
    const row = { memberId: member.id, balance: 6, points: 5, owed: 0, owing: 0 };
    expect(said).toEqual([['points do not add up', { shopId: world.tw.id, points: [row] }]]);
  });

  test('earning and value rules need two people, whoever requests them', async () => {
    const rules = async () => (await finance.client.call('getPointsOverview', {})).settings;
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('saveAdjustmentSettings', { adjustAloneMaxMinor: 10_000 });
    const dearer = { ...pointsSettings, minUse: 6, worthMinor: 5_000 };
    expect(await finance.client.attempt('savePointsSettings', dearer)).toBeRefused('act.waits');
    expect(await finance.client.attempt('savePointsSettings', dearer)).toBeRefused('act.waits');
    expect(await rules()).toMatchObject({ worthMinor: 50, minUse: pointsSettings.minUse });
    const { list } = await finance.client.call('listAdjustments', { pageSize: 100 });
    const waiting = list.filter(({ kind, state }) => kind === 'rate' && state === 'pending');
    expect(waiting).toHaveLength(1);
    const id = waiting[0]?.id ?? '';
    expect(await finance.client.attempt('approveAdjustment', { id })).toBeRefused('adjustment.own');
    await owner.client.call('approveAdjustment', { id });
    await expect.poll(rules).toMatchObject({ worthMinor: 5_000, minUse: 6 });
  });

  test('the rules are whole numbers within limits', async () => {
    for (const [changes, field] of [
      [{ earnPerMinor: 0 }, 'earnPerMinor'],
      [{ worthMinor: 1.5 }, 'worthMinor'],
      [{ minUse: 0 }, 'minUse'],
      [{ maxShareBp: 10_001 }, 'maxShareBp'],
    ] as const)
      expect(
        await finance.client.attempt('savePointsSettings', { ...pointsSettings, ...changes }),
      ).toBeRefused({ code: 400, fields: { [field]: {} } });
  });
});
