import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { type Listed, openRemittanceWorld } from './remittanceWorld.ts';

const s = await openRemittanceWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const acceptAll = (listId: string, who = s.finance) => who.client.call('acceptRemittanceLines', { listId });
const moved = async (work: () => Promise<unknown>) => {
  const before = await s.accounts();
  await work();
  const after = await s.accounts();
  return {
    bank: after.bank - before.bank,
    cash: after.cash - before.cash,
    fees: after.fees - before.fees,
    differences: after.differences - before.differences,
  };
};

describe('accepting', () => {
  test('books a matching line from cash to the bank, and the fee as an expense, once', async () => {
    const orders = [await s.delivered(100), await s.delivered(200)];
    const { id } = await s.importList([
      ...orders.map(({ tracking }, at) => ({
        tracking,
        collected: 100 * (at + 1),
        fee: 10,
        reference: 'R-1',
      })),
      { tracking: 'NOBODY0002', collected: 50, fee: 1, reference: 'R-1' },
    ]);
    expect(
      await moved(async () =>
        expect(await acceptAll(id)).toMatchObject({
          ...{ acceptedCount: 2, leftCount: 0, bankMinor: 28_000, feeMinor: 2_000 },
        }),
      ),
    ).toEqual({ bank: -28_000, cash: 30_000, fees: -2_000, differences: 0 });
    expect(await moved(() => acceptAll(id))).toEqual({ bank: 0, cash: 0, fees: 0, differences: 0 });
    const [first] = orders;
    const line = await s.line(first?.tracking ?? '');
    expect(line).toMatchObject({ state: 'accepted', difference: 'none', orderId: first?.id });
    expect(await s.finance.client.attempt('acceptRemittanceLine', { id: line.id, reason: 'x' })).toBeRefused(
      'remittance.accepted',
    );
    expect(await s.finance.client.attempt('markRemittanceLine', { id: line.id, state: 'open' })).toBeRefused(
      'remittance.accepted',
    );
    expect((await s.finance.client.call('listRemittanceLists', {})).list[0]).toMatchObject({
      ...{ acceptedCount: 2, collectedMinor: 35_000, feeMinor: 2_100 },
    });
    const { list } = await s.finance.client.call('listLedgerTransfers', { account: 'carrierFees' });
    expect(list[0]).toMatchObject({ kind: 'remittanceFee', amountMinor: 1_000 });
  });

  test('books once for 20 attempts at once, and once for two lists of one order', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5].map((n) => s.delivered(n * 10)));
    const lists = await Promise.all(
      ['A', 'B'].map((reference) =>
        s.importList(orders.map(({ tracking }, at) => ({ tracking, collected: (at + 1) * 10, reference }))),
      ),
    );
    const atOnce = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 3 ? s.finance : s.second).client.attempt('acceptRemittanceLines', {
            listId: lists[n % 2]?.id ?? '',
          }),
        ),
      );
    expect(await moved(atOnce)).toEqual({ bank: -15_000, cash: 15_000, fees: 0, differences: 0 });
    const { list } = await s.finance.client.call('listRemittanceLines', {
      ...{ shelf: 'difference', difference: 'remitted', words: orders[0]?.tracking },
    });
    expect(list).toMatchObject([{ remittedIn: expect.stringMatching(/.csv|blob|file/) }]);
  });

  test('a shortfall needs two people whatever the amount; a surplus needs one within the limit', async () => {
    const [less, more] = [await s.delivered(100), await s.delivered(100)];
    await s.importList([
      { tracking: less.tracking, collected: 90, fee: 2 },
      { tracking: more.tracking, collected: 120, fee: 2 },
    ]);
    const [short, over] = [await s.line(less.tracking), await s.line(more.tracking)];
    const accept = (id: string, who = s.finance) =>
      who.client.attempt('acceptRemittanceLine', { id, reason: 'agreed with the carrier' });
    const quiet = { bank: 0, cash: 0, fees: 0, differences: 0 };
    expect(
      await moved(async () =>
        expect(await accept(short.id)).toMatchObject({ data: { state: 'pending', differenceMinor: -1_000 } }),
      ),
    ).toEqual(quiet);
    expect(await accept(short.id)).toBeRefused('adjustment.own');
    expect(await s.line(less.tracking)).toMatchObject({ state: 'open', secondAwaited: { mine: true } });
    const both = () => Promise.all([s.second, s.owner, s.second].map((who) => accept(short.id, who)));
    expect(await moved(both)).toEqual({ bank: -8_800, cash: 10_000, fees: -200, differences: -1_000 });
    expect(await s.line(less.tracking)).toMatchObject({
      ...{ state: 'accepted', difference: 'amount', remark: 'agreed with the carrier' },
    });
    await s.limit(1_000);
    expect(await accept(over.id)).toMatchObject({ data: { state: 'pending' } });
    await s.limit(null);
    const list = await pendingApprovalRequests(s.second);
    const request = list.find(({ subjectId }) => subjectId === over.id)?.id ?? '';
    expect(await moved(() => s.second.client.call('approveAdjustment', { id: request }))).toEqual({
      ...{ bank: -11_800, cash: 10_000, fees: -200, differences: 2_000 },
    });
  });

  test('a fee above a fifth is a difference, and needs two people', async () => {
    const [usual, large] = [await s.delivered(100), await s.delivered(100)];
    const { id: listId } = await s.importList([
      { tracking: usual.tracking, collected: 100, fee: 20 },
      { tracking: large.tracking, collected: 100, fee: 21 },
    ]);
    const all = () => s.finance.client.call('acceptRemittanceLines', { listId });
    expect(await moved(all)).toEqual({ bank: -8_000, cash: 10_000, fees: -2_000, differences: 0 });
    const { id, difference } = await s.line(large.tracking);
    expect(difference).toBe('fee');
    const accept = (who = s.finance) =>
      who.client.attempt('acceptRemittanceLine', { id, reason: 'agreed with the carrier' });
    expect(await accept()).toMatchObject({ data: { state: 'pending', differenceMinor: 0 } });
    expect(await moved(() => accept(s.second))).toEqual({
      ...{ bank: -7_900, cash: 10_000, fees: -2_100, differences: 0 },
    });
    expect(await s.line(large.tracking)).toMatchObject({ state: 'accepted', orderId: large.id });
  });

  test('an unknown line is a surplus as a whole', async () => {
    await s.importList([{ tracking: 'NOBODY0003', collected: 70, fee: 1 }]);
    const { id } = await s.line('NOBODY0003');
    expect(
      await moved(() => s.finance.client.call('acceptRemittanceLine', { id, reason: 'kept until claimed' })),
    ).toEqual({ bank: -6_900, cash: 0, fees: -100, differences: 7_000 });
    expect(await s.line('NOBODY0003')).toMatchObject({ state: 'accepted', orderId: null });
  });

  test('a line changed since its approval is refused for the second person', async () => {
    const order = await s.shipped(100);
    await s.importList([{ tracking: 'LATER00001', collected: 90 }]);
    const { id } = await s.line('LATER00001');
    await s.limit(0);
    await s.finance.client.call('acceptRemittanceLine', { id, reason: 'x' });
    await s.world.change('orders', { id: order.id }, { forwardingNumber: 'LATER00001' });
    await s.deliver(order.id);
    const list = await pendingApprovalRequests(s.second);
    const request = list.find(({ subjectId }) => subjectId === id)?.id ?? '';
    expect(await s.second.client.attempt('approveAdjustment', { id: request })).toBeRefused('row.changed');
    await s.limit(null);
  });

  test('is undone by opposite entries, once, and the order can be paid by another line', async () => {
    const order = await s.delivered(100);
    const { id: listId } = await s.importList([{ tracking: order.tracking, collected: 100, fee: 4 }]);
    await acceptAll(listId);
    const { id } = await s.line(order.tracking);
    const undo = (who = s.finance) =>
      who.client.attempt('undoRemittanceLine', { id, reason: 'the wrong list' });
    await s.limit(0);
    expect(await undo()).toMatchObject({ data: { state: 'pending' } });
    expect(await moved(() => undo(s.second))).toEqual({
      bank: 9_600,
      cash: -10_000,
      fees: 400,
      differences: 0,
    });
    await s.limit(null);
    expect(await s.line(order.tracking)).toMatchObject({ state: 'task', remark: 'the wrong list' });
    expect(await undo()).toBeRefused('remittance.notAccepted');
    expect(await moved(() => acceptAll(listId))).toMatchObject({ bank: 0 });
    const { id: again } = await s.importList([{ order: order.number, collected: 100, fee: 4 }]);
    expect(await moved(() => acceptAll(again))).toMatchObject({ bank: -9_600, cash: 10_000 });
  });

  test('a task needs a note and can be reopened', async () => {
    await s.importList([{ tracking: 'TASK000001', collected: 1 }]);
    const { id } = await s.line('TASK000001');
    const mark = (state: 'open' | 'task', remark = '') =>
      s.finance.client.attempt('markRemittanceLine', { id, state, remark });
    expect(await mark('task')).toBeRefusedAt('remark', 'field.required');
    await mark('task', 'ask the carrier');
    expect((await s.shelf('task', 'TASK000001')).list).toMatchObject([{ remark: 'ask the carrier' }]);
    await mark('open');
    expect((await s.shelf('difference', 'TASK000001')).total).toBe(1);
  });
});

test('in any sequence, bank, fees and differences add up to the cash that left', async () => {
  const line = fc.record({
    amount: fc.integer({ min: 1, max: 900 }),
    collected: fc.integer({ min: 1, max: 900 }),
    feeShare: fc.integer({ min: 0, max: 100 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
      const listed: (Listed & { booked: number })[] = [];
      for (const { amount, collected, feeShare } of lines) {
        const { tracking } = await s.delivered(amount);
        listed.push({ tracking, collected, fee: Math.floor((collected * feeShare) / 100), booked: amount });
      }
      const { id } = await s.importList(listed);
      const change = await moved(async () => {
        await acceptAll(id);
        const { list } = await s.finance.client.call('listRemittanceLines', {
          shelf: 'difference',
          listId: id,
        });
        for (const one of list)
          for (const who of [s.finance, s.second])
            await who.client.attempt('acceptRemittanceLine', { id: one.id, reason: 'counted' });
      });
      const sum = (of: (one: (typeof listed)[number]) => number) =>
        100 * listed.reduce((n, one) => n + of(one), 0);
      expect(change).toEqual({
        bank: 0 - sum(({ collected, fee = 0 }) => collected - fee),
        fees: 0 - sum(({ fee = 0 }) => fee),
        cash: sum(({ booked }) => booked),
        differences: sum(({ collected, booked }) => collected - booked),
      });
    }),
    { numRuns: 8 },
  );
});
