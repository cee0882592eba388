import { minor } from '@crossdock/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { transfer } from '../src/wallet/store.ts';
import { inDays, plainCoupon } from './couponWorld.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import { limit, openTwoPersonWorld, twoOwnersPerTest } from './twoPersonWorld.ts';
import type { Person } from './world.ts';

const pairs = await openTwoPersonWorld();
const owners = twoOwnersPerTest(pairs.world);

describe('a request that waits for a second person', () => {
  const offered = async (budgetMinor = 20_000) => {
    const fields = { ...plainCoupon, budgetMinor };
    const { id } = await owners.first.client.call('saveCoupon', fields);
    return { id, fields, put: { id, event: 'activate' as const } };
  };
  const actOn = (subjectId: string) => pairs.world.row('moneyActs', { subjectId });

  test('is recorded step by step: requested, withdrawn, or approved', async () => {
    const [dropped, kept] = [await offered(), await offered()];
    for (const { put } of [dropped, kept])
      expect(await owners.first.client.call('moveCoupon', put)).toMatchObject({ state: 'pending' });
    const nobody = { auditedBy: null, auditedAt: null, auditedIp: '' };
    const asked = { state: 'pending', requestedBy: owners.first.id, ...nobody };
    expect(await actOn(kept.id)).toMatchObject(asked);
    const realtimeEvents = await watchRealtimeEvents(pairs.world);
    const change = (one: typeof kept) =>
      owners.first.client.call('saveCoupon', { ...one.fields, id: one.id, en: 'Other' });
    await realtimeEvents.during(() => change(dropped), 'adjustments staff');
    expect(await actOn(dropped.id)).toMatchObject({ state: 'withdrawn', auditedAt: expect.any(String) });
    expect(await actOn(kept.id)).toMatchObject(asked);
    expect(await owners.second.client.call('moveCoupon', kept.put)).toMatchObject({ state: 'approved' });
    await change(kept);
    const agreed = await actOn(kept.id);
    expect(agreed).toMatchObject({ state: 'approved', auditedBy: owners.second.id, auditedIp: '127.0.0.1' });
    expect(await actOn(dropped.id)).toMatchObject({ auditedIp: '' });
    expect(await stepsOf(pairs.world, agreed?.id ?? '')).toMatchObject([
      { event: 'submit', from: null, to: 'pending', staffId: owners.first.id },
      { event: 'approve', from: 'pending', to: 'approved', staffId: owners.second.id },
    ]);
  });

  test('is needed only to give more than before: a name, an end and a raise within the limit are done at once', async () => {
    const { id, fields, put } = await offered(5_000);
    await owners.first.client.call('moveCoupon', put);
    const acts = async () =>
      (
        await pairs.world.sql<{ worth: number }>(
          'select worth_minor::int as worth from money_acts where subject_id = $1 order by id',
          [id],
        )
      ).map(({ worth }) => worth);
    const save = (changes: object) => owners.first.client.call('saveCoupon', { ...fields, id, ...changes });
    expect(await save({ en: 'Other' })).toMatchObject({ state: 'approved' });
    expect(await acts()).toEqual([5_000]);
    expect(await save({ budgetMinor: 6_000 })).toMatchObject({ state: 'approved' });
    expect(await acts()).toEqual([5_000, 1_000]);
    expect((await owners.second.client.call('getStaffCoupon', { id })).budgetMinor).toBe(6_000);
    expect(await owners.first.client.attempt('moveCoupon', put)).toBeRefused('row.changed');
    expect(await save({ budgetMinor: 900_000 })).toMatchObject({ state: 'pending' });
    expect(await owners.first.client.call('moveCoupon', { id, event: 'stop' })).toMatchObject({
      state: 'approved',
    });
    expect(await acts()).toEqual([5_000, 1_000, 894_000]);
  });

  test('is requested again after it was approved and undone', async () => {
    const { id, fields, put } = await offered(5_000);
    expect(await owners.first.client.call('moveCoupon', put)).toMatchObject({ state: 'approved' });
    const set = (clerk: Person, budgetMinor: number) =>
      clerk.client.call('saveCoupon', { ...fields, id, budgetMinor });
    expect(await set(owners.first, 900_000)).toMatchObject({ state: 'pending' });
    expect(await set(owners.second, 900_000)).toMatchObject({ state: 'approved' });
    expect(await set(owners.first, 5_000)).toMatchObject({ state: 'approved' });
    expect(await set(owners.second, 900_000)).toMatchObject({ state: 'pending' });
    expect((await owners.first.client.call('getStaffCoupon', { id })).budgetMinor).toBe(5_000);
  });

  test("is refused if it no longer fits the members' copies", async () => {
    const { id, fields, put } = await offered(5_000);
    await owners.first.client.call('moveCoupon', put);
    const fewer = { ...fields, id, budgetMinor: 900_000, totalCount: 3 };
    expect(await owners.first.client.call('saveCoupon', fewer)).toMatchObject({ state: 'pending' });
    const accounts = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const member = await pairs.world.tw.member();
        return (await member.client.call('getMemberInfo', {})).account;
      }),
    );
    await owners.first.client.call('issueCoupon', { id, to: 'accounts', accounts });
    const act = (await actOn(id))?.id ?? '';
    const waits = (await pairs.waiting('coupon', owners.second))?.id ?? '';
    expect(act).not.toBe('');
    expect(await owners.second.client.attempt('approveAdjustment', { id: waits })).toBeRefused(
      'coupon.fewerThanIssued',
    );
  });
});

test('of two who request the same at once, the second is told of the change, and may confirm the first one’s', async () => {
  const { id } = await owners.first.client.call('saveCoupon', { ...plainCoupon, budgetMinor: 20_000 });
  const put = { id, event: 'activate' } as const;
  await owners.first.client.call('moveCoupon', put);
  const columns = `shop_id, kind, member_id, worth_minor, asked, reason, day, requested_ip, created_at`;
  const again = `insert into money_acts (id, subject_id, state, requested_by, ${columns})
    select gen_random_uuid(), $2::uuid, 'pending', $3::uuid, ${columns} from money_acts where subject_id = $1`;
  const other = await owners.first.client.call('saveCoupon', { ...plainCoupon, budgetMinor: 20_000 });
  const ask = () => owners.second.client.attempt('moveCoupon', { id: other.id, event: 'activate' });
  const asked = await duringUncommittedChange(pairs.world, [again, [id, other.id, owners.first.id]], ask);
  expect(asked).toBeRefused('row.changed');
  expect(await ask()).toMatchObject({ ok: true, data: { state: 'approved' } });
});

test('a waiting change of an offer applies to that offer, and none waits for a missing one', async () => {
  const validFrom = new Date(Date.now() - 60_000).toISOString();
  const fields = { amountMinor: 50_000, bonusMinor: 500, validFrom, validTo: null };
  const save = (changes: object) =>
    owners.first.client.attempt('saveRechargeOffer', { ...fields, ...changes });
  const agree = async () => {
    const id = (await pairs.waiting('offer', owners.second))?.id ?? '';
    await owners.second.client.call('approveAdjustment', { id });
    return (await owners.first.client.call('listRechargeOffers', {})).list;
  };
  expect(await save({})).toMatchObject({ data: { state: 'pending', id: null } });
  const [{ id = '' } = {}] = await agree();
  expect(await save({ id, bonusMinor: 900 })).toMatchObject({ data: { state: 'pending', id } });
  expect(await agree()).toMatchObject([{ id, bonusMinor: 900 }]);
  expect(await save({ id: newId() })).toBeRefused('row.notFound');
});

test('a waiting request has moved nothing yet, and a decided one waits for nobody', async () => {
  const member = await pairs.world.tw.member();
  const [third, fourth] = [await pairs.world.tw.staff(['owner']), await pairs.world.tw.staff(['owner'])];
  const large = 50 * limit;
  const transfer = { id: await pairs.fileTransfer(member, large) };
  const credit = (who: Person) => who.client.attempt('approveBankTransfer', transfer);
  expect(await credit(owners.first)).toMatchObject({
    data: { state: 'pending', creditedMinor: 0, paidOrders: [] },
  });
  expect(await credit(owners.second)).toMatchObject({ data: { state: 'approved', creditedMinor: large } });
  expect(await credit(third)).toBeRefused('transfer.decided');
  const withdrawal = { id: await pairs.askWithdrawal(member, large) };
  const pay = (who: Person) => who.client.attempt('approveWithdrawal', withdrawal);
  expect(await pay(third)).toMatchObject({ data: { state: 'pending', paidMinor: 0 } });
  expect(await pay(fourth)).toMatchObject({ data: { state: 'approved', paidMinor: large } });
  expect(await pay(await pairs.world.tw.staff(['owner']))).toBeRefused('withdrawal.decided');
});

test('all given value counts: a transfer with its bonus, a sharing proof with its points', async () => {
  const offer = { amountMinor: limit, bonusMinor: 100, validFrom: inDays(-1), validTo: null };
  await owners.first.client.call('saveRechargeOffer', offer);
  await owners.second.client.call('approveAdjustment', {
    id: (await pairs.waiting('offer', owners.second))?.id ?? '',
  });
  const member = await pairs.world.tw.member();
  const filed = { id: await pairs.fileTransfer(member, limit) };
  expect((await owners.first.client.call('approveBankTransfer', filed)).state).toBe('pending');
  const promotion = { active: true, rateBp: 0, shareRewardMinor: limit, shareRewardPoints: 1 };
  await pairs.world.tw.set({ promotion });
  const fileId = await pairs.world.tw.pictureOf(member, 'share');
  const link = 'https://example.com/posts/1';
  const proof = { platform: 'facebook' as const, link, note: '', fileIds: [fileId] };
  const { id } = await member.client.call('addMemberShare', proof);
  const reward = (who: Person) => who.client.attempt('approveShare', { id });
  const nothing = { state: 'pending', rewardMinor: 0, rewardPoints: 0 };
  expect(await reward(owners.first)).toMatchObject({ data: nothing });
  expect(await reward(owners.second)).toMatchObject({ data: { state: 'approved', rewardMinor: limit } });
  expect(await reward(await pairs.world.tw.staff(['owner']))).toBeRefused('share.decided');
});

test('a transfer is approved as requested, and a rejected or withdrawn one waits for nobody', async () => {
  const member = await pairs.world.tw.member();
  const [asked, other, mine] = [
    await pairs.fileTransfer(member, 2 * limit),
    await pairs.fileTransfer(member, limit),
    await pairs.fileTransfer(member, 2 * limit),
  ];
  const approve = async (who: Person, more: object = {}) =>
    (await who.client.call('approveBankTransfer', { id: asked, ...more })).state;
  const asks = (id = asked) =>
    pairs.world.sql(`select asked from money_acts where subject_id = $1 and state = 'pending'`, [id]);
  await owners.first.client.call('approveBankTransfer', { id: mine });
  expect(await asks(mine)).toHaveLength(1);
  await member.client.call('withdrawBankTransfer', { id: mine });
  expect(await asks(mine)).toEqual([]);
  expect(await approve(owners.first, { despiteRules: true })).toBe('pending');
  expect(await asks()).toEqual([{ asked: { despiteRules: true } }]);
  expect(await approve(owners.second)).toBe('pending');
  expect(await asks()).toEqual([{ asked: {} }]);
  await owners.first.client.call('rejectBankTransfer', { id: asked, reason: 'x' });
  expect(await asks()).toEqual([]);
  expect(await owners.first.client.attempt('rejectBankTransfer', { id: asked, reason: 'x' })).toBeRefused(
    'transfer.decided',
  );
  await owners.first.client.call('rejectBankTransfer', { id: other, reason: 'x' });
  expect(await owners.first.client.attempt('rejectBankTransfer', { id: newId(), reason: 'x' })).toBeRefused(
    'row.notFound',
  );
});

test('a cancellation refunds the approved amount, without later payments; a delivered order waits for nobody', async () => {
  const member = await pairs.world.tw.member();
  await pairs.pay.transact<void>(async (tx) => {
    await transfer(tx, pairs.pay.system, {
      from: { kind: 'bank' },
      to: { kind: 'memberBalance', memberId: member.id },
      amount: minor(10 * limit),
      kind: 'bankTransfer',
    });
  });
  const paid = async () => {
    const orderId = await pairs.pay.order(member, 2 * limit);
    await member.client.call('payFromBalance', { orderId });
    return orderId;
  };
  const cancel = (who: Person, orderId: string) =>
    who.client.attempt('cancelOrderForMember', { orderId, why: 'x' });
  const [grown, signed] = [await paid(), await paid()];
  const waits = { state: 'awaitingShipment', refundMinor: 0, pending: true };
  expect(await cancel(owners.first, grown)).toMatchObject({ data: waits });
  await pairs.world.sql(
    `update orders set state = 'awaitingPayment', bill_total_minor = bill_total_minor + 500 where id = $1`,
    [grown],
  );
  await member.client.call('payFromBalance', { orderId: grown });
  const act = { id: (await pairs.waiting('order', owners.second))?.id ?? '' };
  expect(await owners.second.client.attempt('approveAdjustment', act)).toBeRefused('row.changed');
  expect((await pairs.pay.orderState(grown)).state).toBe('awaitingShipment');
  await pairs.world.change('orders', { id: signed }, { state: 'signed' });
  expect(await cancel(owners.first, signed)).toBeRefused('order.wrongState');
  expect(await pairs.pay.balance(member)).toBe(10 * limit - 4 * limit - 500);
});

test('each clerk has their own day', async () => {
  const member = await pairs.world.tw.member();
  const give = async (clerk: Person, amountMinor: number) =>
    (await clerk.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'x' })).state;
  expect([
    await give(owners.second, 100),
    await give(owners.first, limit),
    await give(owners.second, limit - 100),
  ]).toEqual(Array(3).fill('approved'));
});
