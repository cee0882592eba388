import type { ProblemChoice, ProblemType } from '@crossdock/domain/parcels/problems.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { daysAgo } from './ago.ts';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const c = await openOrderChangeScene();
const support = await c.world.tw.staff(['support']);
afterAll(async () => {
  expect((await faultsOfLedger(c.world)).filter((one) => !one.endsWith('orders charged twice'))).toEqual([]);
});

const again = () => ({ idempotencyKey: newId() });
const register = async (parcelId: string, type: ProblemType = 'missing') => {
  const { courierNumber } = await c.s.clerk.client.call('getStaffParcel', { id: parcelId });
  const said = { courierNumber, type, description: '儲位上找不到' };
  return (await c.s.clerk.client.call('registerProblem', said)).id;
};
const ask = (buyer: Person, id: string) => buyer.client.call('getProblem', { id });
const answer = (buyer: Person, id: string, choice: ProblemChoice, more: { totalMinor?: number } = {}) =>
  buyer.client.attempt('answerProblem', { id, choice, feeMinor: 0, ...more }, again());
const parcelOf = (id: string) => c.world.row('parcels', { id });
const pack = (orderId: string, parcelIds: string[]) =>
  c.s.clerk.client.attempt(
    'packOrder',
    { orderId, parcelIds, packages: [{ weightG: 2_000, lengthMm: 400, widthMm: 300, heightMm: 200 }] },
    again(),
  );
const problemsOf = async (orderId: string) =>
  (await c.s.clerk.client.call('listProblemsOfOrder', { orderId })).list;

describe('an order without a parcel that has a problem', () => {
  it('its member agrees with a button: the rest is priced, the difference is refunded, and the packer continues', async () => {
    await c.setting({ payBeforePacking: true });
    const { id, number, buyer, parcelIds, totalMinor } = await c.order(2);
    const [kept = '', out = ''] = parcelIds;
    await c.s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    await c.s.clerk.client.call('takeOrderToPack', { orderId: id });
    const problemId = await register(out);
    expect(await pack(id, [kept, out])).toBeRefused('parcel.blocked', 'parcelIds');
    const seen = await ask(buyer, problemId);
    expect(seen.choices.map(({ choice }) => choice)).toEqual(['without', 'wait', 'talk']);
    expect(seen.order).toEqual({ id, number, totalMinor });
    const after = seen.withoutMinor ?? 0;
    expect(after).toBeLessThan(totalMinor);
    expect(await problemsOf(id)).toMatchObject([{ id: problemId, state: 'open', mayLeaveOut: false }]);
    expect(await answer(buyer, problemId, 'without', { totalMinor: after + 1 })).toBeRefused(
      'order.feeChanged',
      'totalMinor',
    );
    expect(await answer(buyer, problemId, 'without', { totalMinor: after })).toMatchObject({ ok: true });
    expect(await parcelOf(out)).toMatchObject({ state: 'shelved', orderId: null, joinedAt: null });
    expect(await c.read(buyer, id)).toMatchObject({
      ...{ parcelCount: 1, quoteTotalMinor: after, paidMinor: after, state: 'processing' },
    });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - after);
    // The problem of the parcel stays open: the parcel cannot be ordered, and staff look for it.
    const later = await ask(buyer, problemId);
    expect(later).toMatchObject({ state: 'open', order: null, withoutMinor: null });
    expect(later.timeline.map(({ event }) => event)).toEqual(['register', 'answer', 'leaveOut']);
    const { list } = await c.s.clerk.client.call('listExceptions', { memberId: buyer.id });
    expect(list).toMatchObject([{ id: problemId, type: 'missing', waitsFor: 'staff' }]);
    expect(await problemsOf(id)).toEqual([]);
    expect(await pack(id, [kept])).toMatchObject({ ok: true });
    await c.setting({ payBeforePacking: false });
  });

  it('is not offered if nothing would be left, and “wait” changes nothing', async () => {
    const one = await c.order(1);
    const alone = await register(one.parcelIds[0] ?? '', 'damaged');
    expect((await ask(one.buyer, alone)).choices.map(({ choice }) => choice)).toEqual([
      'wait',
      'ship',
      'talk',
    ]);
    expect(await answer(one.buyer, alone, 'without')).toBeRefused('problem.choice', 'choice');
    const two = await c.order(2);
    const id = await register(two.parcelIds[0] ?? '', 'wrongContent');
    expect(await answer(two.buyer, id, 'wait')).toMatchObject({ ok: true, data: { state: 'answered' } });
    expect((await c.read(two.buyer, two.id)).parcelCount).toBe(2);
    expect(await problemsOf(two.id)).toMatchObject([{ state: 'answered', answer: { choice: 'wait' } }]);
    expect(await answer(two.buyer, id, 'without')).toBeRefused('problem.notOpen');
  });

  it('of two parcels with problems, one can be left out while the other waits', async () => {
    const { id, buyer, parcelIds } = await c.order(3);
    const first = await register(parcelIds[0] ?? '');
    await register(parcelIds[1] ?? '', 'damaged');
    expect(await answer(buyer, first, 'without')).toMatchObject({ ok: true });
    expect((await c.read(buyer, id)).parcelCount).toBe(2);
    expect(await pack(id, parcelIds.slice(1))).toBeRefused('parcel.blocked', 'parcelIds');
  });

  it('concurrent answers, settlements and packing: one of them happens, and the parcel is in one place', async () => {
    const { id, buyer, parcelIds } = await c.order(2);
    const [kept = '', out = ''] = parcelIds;
    const problem = await register(out);
    const twice = await Promise.all([answer(buyer, problem, 'without'), answer(buyer, problem, 'wait')]);
    expect(twice.filter((one) => one.ok)).toHaveLength(1);
    expect((await c.read(buyer, id)).parcelCount).toBe(twice[0].ok ? 1 : 2);
    const settle = (by: Person) => by.client.attempt('resolveProblem', { id: problem, note: '找到了' });
    const settled = await Promise.all([settle(c.s.clerk), settle(support)]);
    expect(settled.filter((one) => one.ok)).toHaveLength(1);
    expect(kept).not.toBe(out);
    // This problem does not block the order, which can be packed before its member answers.
    const other = await c.order(2);
    const [left = '', right = ''] = other.parcelIds;
    const { courierNumber } = await c.s.clerk.client.call('getStaffParcel', { id: right });
    const said = { courierNumber, type: 'damaged' as const, description: '破了', blocks: false };
    const { id: soft } = await c.s.clerk.client.call('registerProblem', said);
    const [packed, answered] = await Promise.all([
      pack(other.id, [left, right]),
      answer(other.buyer, soft, 'without'),
    ]);
    expect([packed.ok, answered.ok].filter(Boolean)).toHaveLength(1);
    const order = await c.read(other.buyer, other.id);
    expect(order.parcelCount).toBe(packed.ok ? 2 : 1);
    expect(await parcelOf(right)).toMatchObject(
      packed.ok ? { state: 'packed', orderId: other.id } : { state: 'shelved', orderId: null },
    );
  });

  it('staff decide as the shop’s rule allows, and within their limits if money is refunded', async () => {
    await c.setting({ payBeforePacking: true, leaveOut: 'always' });
    const { id, buyer, parcelIds, totalMinor } = await c.order(2);
    await c.s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    const problem = await register(parcelIds[1] ?? '');
    const none = { orderMinor: 0, dayMinor: 0 };
    const before = await c.s.owner.client.call('getPriceLimits', {});
    await c.s.owner.client.call('savePriceLimits', { ...before, support: none });
    const leave = (by: Person) =>
      by.client.attempt('leaveOutProblem', { id: problem, note: '先寄其餘的' }, again());
    expect(await problemsOf(id)).toMatchObject([{ mayLeaveOut: true }]);
    expect(await leave(support)).toMatchObject({ ok: true, data: { state: 'pending' } });
    expect((await c.read(buyer, id)).parcelCount).toBe(2);
    const list = await pendingApprovalRequests(c.s.owner);
    const act = list.find((one) => one.subjectId === id);
    await c.s.owner.client.call('approveAdjustment', { id: act?.id ?? '' });
    const order = await c.read(buyer, id);
    expect(order).toMatchObject({ parcelCount: 1 });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - order.quoteTotalMinor);
    expect(order.quoteTotalMinor).toBeLessThan(totalMinor);
    expect(await leave(support)).toBeRefused('problem.leaveOut');
    await c.setting({ payBeforePacking: false, leaveOut: 'overdue' });
  });

  testSettingEffect(
    'saveProblemSettings.leaveOut',
    'whether staff may leave a parcel out without its member',
    async () => {
      const set = async (leaveOut: 'never' | 'overdue' | 'always') => {
        const settings = await c.s.owner.client.call('getProblemSettings', {});
        await c.s.owner.client.call('saveProblemSettings', { ...settings, leaveOut });
      };
      const { buyer, id, parcelIds } = await c.order(3);
      const problem = await register(parcelIds[0] ?? '');
      const leave = (of: string) =>
        c.s.clerk.client.attempt('leaveOutProblem', { id: of, note: '先寄' }, again());
      await set('never');
      expect(await leave(problem)).toBeRefused('problem.leaveOut');
      await set('overdue');
      expect(await leave(problem)).toBeRefused('problem.leaveOut');
      await c.world.change('problemPieces', { id: problem }, { createdAt: daysAgo(30) });
      expect(await leave(problem)).toMatchObject({ ok: true, data: { state: 'approved' } });
      await set('always');
      expect(await leave(await register(parcelIds[1] ?? ''))).toMatchObject({ ok: true });
      expect((await c.read(buyer, id)).parcelCount).toBe(1);
      const told = await c.world.sql(
        `select 1 from notifications where subject_id = $1 and event = 'order.change'`,
        [id],
      );
      expect(told).toHaveLength(2);
      await set('overdue');
    },
  );
});

describe('problems of a whole order', () => {
  it('an address that cannot be delivered is registered by the order’s number, and answered once it is changed', async () => {
    const { id, number, buyer } = await c.order(2);
    const said = { courierNumber: number, type: 'badAddress' as const, description: '查無此地址' };
    const made = await c.s.clerk.client.call('registerProblem', said);
    const { choices } = await ask(buyer, made.id);
    expect(choices.map(({ choice }) => choice)).toEqual(['address', 'talk']);
    expect(await pack(id, [])).toMatchObject({ ok: false });
    expect(await answer(buyer, made.id, 'address')).toMatchObject({ ok: true, data: { state: 'answered' } });
    await c.s.clerk.client.call('resolveProblem', { id: made.id, note: '已改地址' });
  });

  it('a shipment that the carrier returned is registered by its tracking number, and sent again', async () => {
    const { id, number, buyer } = await c.order(1);
    await c.s.pay.give(buyer, 100_000);
    await c.s.pack(id, 3_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    const said = { courierNumber: 'KYBACK0001', type: 'sentBack' as const, description: '無人簽收' };
    expect(await c.s.clerk.client.attempt('registerProblem', said)).toBeRefused(
      'problem.parcelUnknown',
      'courierNumber',
    );
    await c.s.clerk.client.call('shipOrder', { number, forwardingNumber: 'KYBACK0001' });
    const made = await c.s.clerk.client.call('registerProblem', said);
    expect((await ask(buyer, made.id)).choices.map(({ choice }) => choice)).toEqual(['resend', 'talk']);
    expect(await answer(buyer, made.id, 'resend')).toMatchObject({ ok: true });
    const { list } = await c.s.clerk.client.call('listExceptions', { memberId: buyer.id });
    expect(list).toMatchObject([{ type: 'sentBack', waitsFor: 'staff', order: { id } }]);
  });
});
