import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainCoupon } from './couponWorld.ts';
import { hearEvents } from './heardEvents.ts';
import { stepsOf } from './recordedSteps.ts';
import { limit, openPairsWorld, type PairsWorld, refused } from './twoPairsWorld.ts';
import type { Person } from './world.ts';

let pairs: PairsWorld;
let first: Person;
let second: Person;
beforeAll(async () => {
  pairs = await openPairsWorld();
});
beforeEach(async () => {
  first = await pairs.world.tw.staff(['owner']);
  second = await pairs.world.tw.staff(['owner']);
});
afterAll(() => pairs.world.stop());

describe('what waits for a second person', () => {
  const offered = async (budgetMinor = 20_000) => {
    const fields = { ...plainCoupon, budgetMinor };
    const { id } = await first.client.call('saveCoupon', fields);
    return { id, fields, put: { id, event: 'activate' as const } };
  };
  const actOn = async (subjectId: string) => {
    const [act] = await pairs.world.sql<Record<string, string | null> & { id: string }>(
      `select id, state, requested_by, audited_by, audited_at, audited_ip from money_acts where subject_id = $1`,
      [subjectId],
    );
    return act;
  };

  test('is written down for itself: asked for, dropped, or agreed to', async () => {
    const [dropped, kept] = [await offered(), await offered()];
    for (const { put } of [dropped, kept])
      expect(await first.client.call('moveCoupon', put)).toMatchObject({ state: 'pending' });
    const nobody = { auditedBy: null, auditedAt: null, auditedIp: '' };
    const asked = { state: 'pending', requestedBy: first.id, ...nobody };
    expect(await actOn(kept.id)).toMatchObject(asked);
    const realtimeEvents = await hearEvents(pairs.world);
    const change = (one: typeof kept) =>
      first.client.call('saveCoupon', { ...one.fields, id: one.id, en: 'Other' });
    await realtimeEvents.during(() => change(dropped), 'adjustments staff');
    await realtimeEvents.stop();
    expect(await actOn(dropped.id)).toMatchObject({ state: 'withdrawn', auditedAt: expect.any(Date) });
    expect(await actOn(kept.id)).toMatchObject(asked);
    expect(await second.client.call('moveCoupon', kept.put)).toMatchObject({ state: 'approved' });
    await change(kept);
    const agreed = await actOn(kept.id);
    expect(agreed).toMatchObject({ state: 'approved', auditedBy: second.id, auditedIp: '127.0.0.1' });
    expect(await actOn(dropped.id)).toMatchObject({ auditedIp: '' });
    expect(await stepsOf(pairs.world, agreed?.id ?? '')).toMatchObject([
      { event: 'submit', from: null, to: 'pending', staffId: first.id },
      { event: 'approve', from: 'pending', to: 'approved', staffId: second.id },
    ]);
  });

  test('is only what gives more than before: a name, an end and a raise within the limit are done at once', async () => {
    const { id, fields, put } = await offered(5_000);
    await first.client.call('moveCoupon', put);
    const acts = async () =>
      (
        await pairs.world.sql<{ worth: number }>(
          'select worth_minor::int as worth from money_acts where subject_id = $1 order by id',
          [id],
        )
      ).map(({ worth }) => worth);
    const save = (changes: object) => first.client.call('saveCoupon', { ...fields, id, ...changes });
    expect(await save({ en: 'Other' })).toMatchObject({ state: 'approved' });
    expect(await acts()).toEqual([5_000]);
    expect(await save({ budgetMinor: 6_000 })).toMatchObject({ state: 'approved' });
    expect(await acts()).toEqual([5_000, 1_000]);
    expect((await second.client.call('getStaffCoupon', { id })).budgetMinor).toBe(6_000);
    expect(await first.client.attempt('moveCoupon', put)).toMatchObject(refused('row.changed'));
    expect(await save({ budgetMinor: 900_000 })).toMatchObject({ state: 'pending' });
    expect(await first.client.call('moveCoupon', { id, event: 'stop' })).toMatchObject({ state: 'approved' });
    expect(await acts()).toEqual([5_000, 1_000, 894_000]);
  });

  test('is asked for again once it was agreed to and taken back', async () => {
    const { id, fields, put } = await offered(5_000);
    expect(await first.client.call('moveCoupon', put)).toMatchObject({ state: 'approved' });
    const set = (clerk: Person, budgetMinor: number) =>
      clerk.client.call('saveCoupon', { ...fields, id, budgetMinor });
    expect(await set(first, 900_000)).toMatchObject({ state: 'pending' });
    expect(await set(second, 900_000)).toMatchObject({ state: 'approved' });
    expect(await set(first, 5_000)).toMatchObject({ state: 'approved' });
    expect(await set(second, 900_000)).toMatchObject({ state: 'pending' });
    expect((await first.client.call('getStaffCoupon', { id })).budgetMinor).toBe(5_000);
  });

  test('is refused where it no longer fits what members hold', async () => {
    const { id, fields, put } = await offered(5_000);
    await first.client.call('moveCoupon', put);
    const fewer = { ...fields, id, budgetMinor: 900_000, totalCount: 3 };
    expect(await first.client.call('saveCoupon', fewer)).toMatchObject({ state: 'pending' });
    const accounts = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const member = await pairs.world.tw.member();
        return (await member.client.call('getMemberInfo', {})).account;
      }),
    );
    await first.client.call('issueCoupon', { id, to: 'accounts', accounts });
    const act = (await actOn(id))?.id ?? '';
    const waits = (await pairs.waiting('coupon', second))?.id ?? '';
    expect(act).not.toBe('');
    expect(await second.client.attempt('approveAdjustment', { id: waits })).toMatchObject(
      refused('coupon.fewerThanIssued'),
    );
  });
});

test('each clerk has a day of their own', async () => {
  const member = await pairs.world.tw.member();
  const give = async (clerk: Person, amountMinor: number) =>
    (await clerk.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'x' })).state;
  expect([await give(second, 100), await give(first, limit), await give(second, limit - 100)]).toEqual(
    Array(3).fill('approved'),
  );
});
