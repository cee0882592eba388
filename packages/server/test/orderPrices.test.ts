import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const c = await openOrderChangeScene();
const support = await c.world.tw.staff(['support']);
const finance = await c.world.tw.staff(['finance']);
afterAll(async () => {
  expect((await faultsOfLedger(c.world)).filter((one) => !one.endsWith('orders charged twice'))).toEqual([]);
});

const again = () => ({ idempotencyKey: newId() });
const add = (
  by: Person,
  orderId: string,
  amountMinor: number,
  kind: 'discount' | 'surcharge' = 'discount',
  reason: 'delay' | 'extraHandling' | 'other' = 'other',
) => by.client.attempt('addPriceChange', { orderId, kind, amountMinor, reason, note: '說明' }, again());
const listed = (orderId: string) => c.s.owner.client.call('listPriceChanges', { orderId });
const linesOf = async (buyer: Person, id: string) => {
  const { costs } = await c.read(buyer, id);
  const lines = costs.billTotalMinor === null ? costs.quote : costs.bill;
  const total = costs.billTotalMinor ?? costs.quoteTotalMinor;
  expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(total);
  return lines.filter(({ kind }) => kind === 'discount' || kind === 'surcharge');
};
const waiting = async (kind: string) =>
  (await pendingApprovalRequests(c.s.owner)).filter((act) => act.kind === kind);
const limits = async (fields: object) => {
  const now = await c.s.owner.client.call('getPriceLimits', {});
  await c.s.owner.client.call('savePriceLimits', { ...now, ...fields });
};
const free = { orderMinor: 1_000_000_000, dayMinor: 1_000_000_000 };

describe('a discount or surcharge', () => {
  beforeAll(() => limits({ support: free, finance: free, warehouse: free }));

  it('is a line of quote and bill with its reason, which the member sees before paying, and packing keeps it', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const asked = { orderId: id, kind: 'discount' as const, amountMinor: 3_000 };
    const seen = await support.client.call('previewPriceChange', asked);
    expect(seen).toEqual({
      ...{ beforeMinor: totalMinor, afterMinor: totalMinor - 3_000, dueMinor: 0, returnedMinor: 0 },
    });
    expect((await c.read(buyer, id)).quoteTotalMinor).toBe(totalMinor);
    expect(await add(support, id, 3_000, 'discount', 'delay')).toMatchObject({
      ok: true,
      data: { state: 'approved', beforeMinor: totalMinor, afterMinor: totalMinor - 3_000 },
    });
    await add(support, id, 1_000, 'surcharge', 'extraHandling');
    const [surcharge, discount] = await linesOf(buyer, id);
    expect(surcharge).toMatchObject({ kind: 'surcharge', amountMinor: 1_000 });
    expect(discount).toMatchObject({
      ...{ kind: 'discount', amountMinor: -3_000 },
      reason: { rule: 'price.discount', numbers: { why: 'delay', note: '說明', changeMinor: 3_000 } },
    });
    const order = await c.read(buyer, id);
    expect(order.changes.map((one) => one.parts)).toEqual([['price'], ['price']]);
    await c.s.pack(id, 3_000);
    expect((await linesOf(buyer, id)).map((line) => line.amountMinor)).toEqual([1_000, -3_000]);
    const { list } = await listed(id);
    expect(list).toMatchObject([
      { kind: 'discount', amountMinor: 3_000, reason: 'delay', secondName: '', undoneBy: '' },
      { kind: 'surcharge', amountMinor: 1_000, reason: 'extraHandling' },
    ]);
    expect(await c.change(buyer, id, { channelId: c.airId })).toBeRefused('order.wrongState');
  });

  it('takes off at most the costs, needs a fitting reason, and is impossible once the order is shipped', async () => {
    const { id, number, buyer } = await c.order();
    expect(await add(support, id, 1, 'surcharge', 'delay')).toBeRefused('price.reason', 'reason');
    expect(await add(support, newId(), 1)).toBeRefused('row.notFound');
    const clerk = c.s.clerk;
    expect(await add(clerk, id, 1)).toBeRefused('access.denied');
    expect(await add(support, id, 9_000_000)).toMatchObject({ ok: true, data: { afterMinor: 0 } });
    const [row] = (await listed(id)).list;
    const undo = (by: Person) =>
      by.client.attempt('undoPriceChange', { id: row?.id ?? '', why: '弄錯了' }, again());
    const twice = await Promise.all([undo(support), undo(finance)]);
    expect(twice.filter((one) => one.ok)).toHaveLength(1);
    expect(twice.find((one) => !one.ok)).toBeRefused('price.undone');
    expect((await listed(id)).list[0]).toMatchObject({ undoneWhy: '弄錯了' });
    expect(await linesOf(buyer, id)).toEqual([]);
    await c.s.pay.give(buyer, 100_000);
    await c.s.pack(id, 3_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    await clerk.client.call('shipOrder', { number, forwardingNumber: 'KYPRICE01' });
    expect(await add(support, id, 1)).toBeRefused('order.wrongState');
    const asked = { orderId: id, kind: 'discount' as const, amountMinor: 1 };
    expect(await support.client.attempt('previewPriceChange', asked)).toBeRefused('order.wrongState');
    expect((await listed(id)).open).toBe(false);
  });

  it('of a paid order returns the difference to the balance, or requires it before the order continues', async () => {
    const { id, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    await c.s.pack(id, 3_000);
    const { billTotalMinor } = await c.read(buyer, id);
    const billed = billTotalMinor ?? 0;
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await add(support, id, 2_000)).toMatchObject({ ok: true, data: { returnedMinor: 2_000 } });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - billed + 2_000);
    expect(await add(support, id, 5_000, 'surcharge')).toMatchObject({ ok: true, data: { dueMinor: 5_000 } });
    expect(await c.read(buyer, id)).toMatchObject({ state: 'awaitingPayment' });
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await c.read(buyer, id)).toMatchObject({ state: 'awaitingShipment', paidMinor: billed + 3_000 });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - billed - 3_000);
    const surcharge = (await listed(id)).list.find((one) => one.kind === 'surcharge');
    const undone = await support.client.call('undoPriceChange', { id: surcharge?.id ?? '', why: '不收了' });
    expect(undone).toMatchObject({ returnedMinor: 5_000, state: 'approved' });
  });
});

describe('the amount that one person may take off alone', () => {
  test('is limited per order and day for each role, and over all clerks on one order', async () => {
    await limits({ support: { orderMinor: 2_000, dayMinor: 3_000 }, finance: free });
    const clerk = await c.world.tw.staff(['support']);
    const colleague = await c.world.tw.staff(['support']);
    const [one, two] = [await c.order(), await c.order()];
    const state = async (asked: ReturnType<typeof add>) => {
      const answer = await asked;
      return answer.ok ? answer.data.state : answer.failure.error;
    };
    expect(await state(add(clerk, one.id, 2_001))).toBe('pending');
    expect(await linesOf(one.buyer, one.id)).toEqual([]);
    expect((await listed(one.id)).secondAwaited).toMatchObject({ mine: false });
    expect(await state(add(clerk, one.id, 1_500))).toBe('approved');
    expect(await state(add(clerk, two.id, 1_501))).toBe('pending');
    expect(await state(add(clerk, two.id, 1_500))).toBe('approved');
    expect(await state(add(colleague, one.id, 501))).toBe('pending');
    expect(await state(add(colleague, one.id, 500))).toBe('approved');
    expect(await state(add(clerk, one.id, 9_999, 'surcharge'))).toBe('approved');
    expect((await linesOf(one.buyer, one.id)).map((line) => line.amountMinor)).toEqual([9_999, -1_500, -500]);
    // Undoing a surcharge also reduces the amount due, so the clerk's limit applies.
    const surcharge = (await listed(one.id)).list.find((row) => row.kind === 'surcharge');
    const undone = await clerk.client.call('undoPriceChange', { id: surcharge?.id ?? '', why: '不收' });
    expect(undone.state).toBe('pending');
    const asked = (await waiting('orderPrice')).find((act) => act.subjectId === one.id);
    await finance.client.call('approveAdjustment', { id: asked?.id ?? '' });
    expect((await linesOf(one.buyer, one.id)).map((line) => line.amountMinor)).toEqual([-1_500, -500]);
  });

  test('is not exceeded on one order by two clerks at once', async () => {
    await limits({ support: { orderMinor: 2_000, dayMinor: 9_000 } });
    const clerks = [await c.world.tw.staff(['support']), await c.world.tw.staff(['support'])];
    const { id, buyer } = await c.order();
    await Promise.all(clerks.map((clerk) => add(clerk, id, 1_200)));
    const given = (await linesOf(buyer, id)).reduce((sum, line) => sum - line.amountMinor, 0);
    expect(given).toBeLessThanOrEqual(1_200);
  });

  test('is exceeded if a second person sends the same, or approves in the queue', async () => {
    await limits({ support: { orderMinor: 0, dayMinor: 0 }, finance: { orderMinor: 0, dayMinor: 0 } });
    const { id, buyer } = await c.order();
    expect(await add(support, id, 700)).toMatchObject({ ok: true, data: { state: 'pending' } });
    expect(await add(support, id, 700)).toBeRefused('adjustment.own');
    expect(await add(finance, id, 700)).toMatchObject({ ok: true, data: { state: 'approved' } });
    expect((await linesOf(buyer, id)).map((line) => line.amountMinor)).toEqual([-700]);
    await add(support, id, 900);
    const asked = (await waiting('orderPrice')).find((act) => act.subjectId === id);
    await c.s.owner.client.call('approveAdjustment', { id: asked?.id ?? '' });
    const second = (await listed(id)).list.find((row) => row.amountMinor === 900);
    expect(second).toMatchObject({ secondName: expect.stringMatching(/./) });
  });

  test('limits a change of an order that refunds money, and no other change', async () => {
    await limits({ support: { orderMinor: 0, dayMinor: 0 } });
    const { id, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    expect(await c.changeByStaff(support, id, { channelId: c.airId })).toMatchObject({
      ok: true,
      data: { pending: false },
    });
    await c.s.pack(id, 3_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    const before = await c.s.pay.balance(buyer);
    const asked = await c.changeByStaff(support, id, { channelId: c.lane.channelId });
    expect(asked).toMatchObject({ ok: true, data: { pending: true, returnedMinor: 0 } });
    expect(await c.s.pay.balance(buyer)).toBe(before);
    const act = (await waiting('orderChange')).find((one) => one.subjectId === id);
    await finance.client.call('approveAdjustment', { id: act?.id ?? '' });
    expect(await c.s.pay.balance(buyer)).toBe(before + (act?.amountMinor ?? 0));
  });

  test('a change that refunded nothing when requested is refused if the order was paid meanwhile', async () => {
    await limits({ warehouse: { orderMinor: 0, dayMinor: 0 } });
    const clerk = await c.world.tw.staff(['warehouse']);
    const { id } = await c.order();
    await c.changeByStaff(c.s.owner, id, { channelId: c.airId });
    await c.s.pack(id, 3_000);
    const paid = 'update orders set paid_minor = bill_total_minor where id = $1';
    const cheaper = () => c.changeByStaff(clerk, id, { channelId: c.lane.channelId });
    expect(await duringUncommittedChange(c.world, [paid, [id]], cheaper)).toBeRefused('row.changed');
    await c.world.change('orders', { id }, { paidMinor: 0 });
    expect((await cheaper()).ok).toBe(true);
  });

  const seen = async (role: 'warehouse' | 'support' | 'finance') => {
    const clerk = await c.world.tw.staff([role]);
    const state = async (fields: object) => {
      await limits({ [role]: fields });
      const { id, buyer } = await c.order();
      if (role !== 'warehouse') {
        const answer = await add(clerk, id, 100);
        return answer.ok && answer.data.state;
      }
      await c.changeByStaff(c.s.owner, id, { channelId: c.airId });
      await c.s.pay.give(buyer, 100_000);
      await c.s.pack(id, 3_000);
      await buyer.client.call('payFromBalance', { orderId: id });
      const answer = await c.changeByStaff(clerk, id, { channelId: c.lane.channelId });
      return answer.ok && (answer.data.pending ? 'pending' : 'approved');
    };
    expect(await state({ orderMinor: 0, dayMinor: 1_000_000 })).toBe('pending');
    expect(await state({ orderMinor: 1_000_000, dayMinor: 0 })).toBe('pending');
    expect(await state({ orderMinor: 1_000_000, dayMinor: 1_000_000 })).toBe('approved');
  };
  testSettingEffect('savePriceLimits.warehouse', 'what a clerk of the warehouse gives back alone', () =>
    seen('warehouse'),
  );
  testSettingEffect('savePriceLimits.support', 'what a clerk of support takes off alone', () =>
    seen('support'),
  );
  testSettingEffect('savePriceLimits.finance', 'what a clerk of finance takes off alone', () =>
    seen('finance'),
  );
});
