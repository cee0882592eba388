import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { carrierTable, type Listed, openRemittances, type RemittanceWorld } from './remittanceWorld.ts';
import { csvFile } from './shippingWorld.ts';

let s: RemittanceWorld;
beforeAll(async () => {
  s = await openRemittances();
});
afterAll(async () => {
  expect(await faultsOfLedger(s.world)).toEqual([]);
  await s.world.stop();
});

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

describe('reading a list', () => {
  test('a preview proposes a map and writes nothing; the import stores it for its carrier alone', async () => {
    const table = 'Paket,Bill,Kept,On\nAB10001,100,3,20/11/2569\nAB10002,x,1,20/11/2569\nSum,100,3,\n';
    const preview = (fields: object = {}, carrierId = s.carrierId) =>
      s.finance.client.call('previewRemittances', { carrierId, ...fields }, { file: csvFile(table) });
    const before = await preview();
    expect(before).toMatchObject({
      newCount: 0,
      table: { map: null, heads: ['Paket', 'Bill', 'Kept', 'On'] },
    });
    const map = {
      ...{ trackingHead: 'Paket', collectedHead: 'Bill', feeHead: 'Kept', dateHead: 'On' },
      ...{ dayOrder: 'dmy', calendar: 'buddhist' },
    } as const;
    expect(await preview(map)).toMatchObject({
      ...{ newCount: 1, knownCount: 0, wrongCount: 1, wrong: [{ row: 3, fault: 'amount' }] },
      ...{ collectedMinor: 10_000, feeMinor: 300 },
      lines: [{ trackingNumber: 'AB10001', collectedMinor: 10_000, feeMinor: 300, day: '2026-11-20' }],
      table: { map: { calendar: 'buddhist', stored: false } },
    });
    const attempt = async (input: object) => {
      const sent = { file: csvFile(table) };
      const tried = await s.finance.client.attempt(
        'importRemittances',
        { carrierId: s.carrierId, ...input },
        sent,
      );
      return tried.ok ? 'ok' : tried.failure.error;
    };
    expect(await attempt({})).toBe('remittance.noHead');
    expect(await attempt(map)).toBe('remittance.wrongRows');
    expect(await attempt({ ...map, carrierId: newId() })).toBe('remittance.carrierUnknown');
    expect((await s.finance.client.call('listRemittanceLists', {})).total).toBe(0);
    expect(await attempt({ ...map, skipWrong: true })).toBe('ok');
    expect(await preview()).toMatchObject({ newCount: 0, knownCount: 1, table: { map: { stored: true } } });
    expect(await preview({}, s.otherId)).toMatchObject({ table: { map: null } });
    await s.world.sql('delete from remittance_maps');
  });

  test('in Big5 with years of the Republic', async () => {
    // 運單號,代收金額,手續費,撥款日期 in Big5, then a line.
    const head = [0xb9, 0x42, 0xb3, 0xe6, 0xb8, 0xb9, 0x2c, 0xa5, 0x4e, 0xa6, 0xac, 0xaa, 0xf7, 0xc3, 0x42];
    const rest = [
      0x2c, 0xa4, 0xe2, 0xc4, 0xf2, 0xb6, 0x4f, 0x2c, 0xbc, 0xb7, 0xb4, 0xda, 0xa4, 0xe9, 0xb4, 0xc1,
    ];
    const bytes = Buffer.concat([
      Buffer.from([...head, ...rest]),
      Buffer.from('\nTW90001,250,15,115/11/20\n'),
    ]);
    const file = new Blob([bytes], { type: 'text/csv' });
    expect(
      await s.finance.client.call('previewRemittances', { carrierId: s.carrierId }, { file }),
    ).toMatchObject({
      lines: [{ trackingNumber: 'TW90001', collectedMinor: 25_000, feeMinor: 1_500, day: '2026-11-20' }],
      table: { encoding: 'big5', map: { calendar: 'roc' } },
    });
  });

  test('a line counts once ever: the same file, an overlapping one, and four at once', async () => {
    const some: Listed[] = Array.from({ length: 12 }, (_, at) => ({
      tracking: `ONCE${1000 + at}`,
      collected: 9,
    }));
    expect(await s.importList(some.slice(0, 8))).toMatchObject({ addedCount: 8, knownCount: 0 });
    expect(await s.importList(some.slice(0, 8))).toMatchObject({ addedCount: 0, knownCount: 8 });
    const atOnce = await Promise.all(
      [1, 2, 3, 4].map((n) => s.importList(some, {}, n % 2 ? s.finance : s.second)),
    );
    expect(atOnce.reduce((sum, { addedCount }) => sum + addedCount, 0)).toBe(4);
    expect((await s.shelf('all', 'ONCE')).total).toBe(12);
  });
});

describe('a line is compared with the order that it names', () => {
  test('by tracking number or order number, and each difference has its name', async () => {
    const [clean, byNumber, less] = [await s.delivered(100), await s.delivered(200), await s.delivered(300)];
    const waiting = await s.shipped(400);
    const prepaid = await s.shipped(500, { cashOnDelivery: false });
    const { id } = await s.importList([
      { tracking: clean.tracking.toLowerCase(), collected: 100, fee: 5 },
      { order: byNumber.number, collected: 200 },
      { tracking: less.tracking, collected: 290 },
      { tracking: waiting.tracking, collected: 400 },
      { tracking: prepaid.tracking, collected: 500 },
      { tracking: 'NOBODY0001', collected: 10 },
    ]);
    const { list } = await s.finance.client.call('listRemittanceLines', { shelf: 'all', listId: id });
    expect(
      list.toReversed().map(({ difference, bookedMinor, ourNumber }) => [difference, bookedMinor, ourNumber]),
    ).toEqual([
      ['none', 10_000, clean.number],
      ['none', 20_000, byNumber.number],
      ['amount', 30_000, less.number],
      ['notDelivered', 0, waiting.number],
      ['notCod', 0, prepaid.number],
      ['notOurs', 0, null],
    ]);
    const counted = await s.finance.client.call('listRemittanceLines', { shelf: 'difference', listId: id });
    expect(counted).toMatchObject({ total: 4, counts: { clean: 2, difference: 4, task: 0 } });
    const only = { shelf: 'all', listId: id, difference: 'amount', carrierId: s.carrierId } as const;
    expect((await s.finance.client.call('listRemittanceLines', only)).list).toMatchObject([
      { trackingNumber: less.tracking },
    ]);
    expect(
      await s.finance.client.attempt('acceptRemittanceLine', {
        ...{ id: (await s.line(waiting.tracking)).id, reason: 'too early' },
      }),
    ).toMatchObject({ failure: { error: 'remittance.notDelivered' } });
    await s.deliver(waiting.id);
    expect(await s.line(waiting.tracking)).toMatchObject({ difference: 'none' });
  });

  test('one number at two carriers names two orders, and another shop’s order is not ours', async () => {
    const mine = await s.delivered(111);
    const other = await s.delivered(222, { forwardingNumber: mine.tracking, carrierId: s.otherId });
    await s.importList([{ tracking: mine.tracking, collected: 111 }]);
    await s.importList([{ tracking: mine.tracking, collected: 222 }], { carrierId: s.otherId });
    const { list } = await s.shelf('clean', mine.tracking);
    expect(list.map(({ ourNumber }) => ourNumber)).toEqual([other.number, mine.number]);
    await s.world.sql(
      `update orders set forwarding_number = 'FOREIGN0001', carrier_id = $1 where shop_id <> $2`,
      [s.carrierId, s.world.tw.id],
    );
    const stranger = await s.world.th.staff(['owner']);
    expect((await stranger.client.call('listRemittanceLines', { shelf: 'all' })).total).toBe(0);
    const { carriers } = await stranger.client.call('getRemittanceSettings', {});
    expect(carriers.some(({ id }) => id === s.carrierId)).toBe(false);
    const sent = { file: csvFile(carrierTable([{ tracking: mine.tracking, collected: 111 }])) };
    expect(
      await stranger.client.attempt('importRemittances', { carrierId: s.carrierId }, sent),
    ).toMatchObject({ failure: { error: 'remittance.carrierUnknown' } });
    const id = list[0]?.id ?? '';
    for (const call of ['acceptRemittanceLine', 'undoRemittanceLine'] as const)
      expect(await stranger.client.attempt(call, { id, reason: 'x' })).toMatchObject({
        failure: { code: 404 },
      });
    const clerk = await s.world.tw.staff(['warehouse']);
    expect(await clerk.client.attempt('listRemittanceLines', {})).toMatchObject({ failure: { code: 403 } });
  });
});

describe('accepting', () => {
  test('books what agrees from cash to the bank, and the fee as an expense; once', async () => {
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
    expect(
      await s.finance.client.attempt('acceptRemittanceLine', { id: line.id, reason: 'x' }),
    ).toMatchObject({
      failure: { error: 'remittance.accepted' },
    });
    expect(
      await s.finance.client.attempt('markRemittanceLine', { id: line.id, state: 'open' }),
    ).toMatchObject({
      failure: { error: 'remittance.accepted' },
    });
    expect((await s.finance.client.call('listRemittanceLists', {})).list[0]).toMatchObject({
      ...{ acceptedCount: 2, collectedMinor: 35_000, feeMinor: 2_100 },
    });
    const { list } = await s.finance.client.call('listLedgerTransfers', { account: 'carrierFees' });
    expect(list[0]).toMatchObject({ kind: 'remittanceFee', amountMinor: 1_000 });
  });

  test('20 times at once books once, and two lists of one order book it once', async () => {
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

  test('a shortfall takes two people whatever the amount; a surplus one within the limit', async () => {
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
    expect(await accept(short.id)).toMatchObject({ failure: { error: 'adjustment.own' } });
    expect(await s.line(less.tracking)).toMatchObject({ state: 'open', secondAwaited: { mine: true } });
    const both = () => Promise.all([s.second, s.owner, s.second].map((who) => accept(short.id, who)));
    expect(await moved(both)).toEqual({ bank: -8_800, cash: 10_000, fees: -200, differences: -1_000 });
    expect(await s.line(less.tracking)).toMatchObject({
      ...{ state: 'accepted', difference: 'amount', remark: 'agreed with the carrier' },
    });
    await s.limit(1_000);
    expect(await accept(over.id)).toMatchObject({ data: { state: 'pending' } });
    await s.limit(null);
    const { list } = await s.second.client.call('listAdjustments', { state: 'pending', pageSize: 100 });
    const request = list.find(({ subjectId }) => subjectId === over.id)?.id ?? '';
    expect(await moved(() => s.second.client.call('approveAdjustment', { id: request }))).toEqual({
      ...{ bank: -11_800, cash: 10_000, fees: -200, differences: 2_000 },
    });
  });

  test('what is not ours is a surplus as a whole', async () => {
    await s.importList([{ tracking: 'NOBODY0003', collected: 70, fee: 1 }]);
    const { id } = await s.line('NOBODY0003');
    expect(
      await moved(() => s.finance.client.call('acceptRemittanceLine', { id, reason: 'kept until claimed' })),
    ).toEqual({ bank: -6_900, cash: 0, fees: -100, differences: 7_000 });
    expect(await s.line('NOBODY0003')).toMatchObject({ state: 'accepted', orderId: null });
  });

  test('changed since it was agreed on, it is refused to the second person', async () => {
    const order = await s.shipped(100);
    await s.importList([{ tracking: 'LATER00001', collected: 90 }]);
    const { id } = await s.line('LATER00001');
    await s.limit(0);
    await s.finance.client.call('acceptRemittanceLine', { id, reason: 'x' });
    await s.world.sql(`update orders set forwarding_number = 'LATER00001' where id = $1`, [order.id]);
    await s.deliver(order.id);
    const { list } = await s.second.client.call('listAdjustments', { state: 'pending', pageSize: 100 });
    const request = list.find(({ subjectId }) => subjectId === id)?.id ?? '';
    expect(await s.second.client.attempt('approveAdjustment', { id: request })).toMatchObject({
      failure: { error: 'row.changed' },
    });
    await s.limit(null);
  });

  test('is undone by opposite entries, once; the order can be paid by another line', async () => {
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
    expect(await undo()).toMatchObject({ failure: { error: 'remittance.notAccepted' } });
    expect(await moved(() => acceptAll(listId))).toMatchObject({ bank: 0 });
    const { id: again } = await s.importList([{ order: order.number, collected: 100, fee: 4 }]);
    expect(await moved(() => acceptAll(again))).toMatchObject({ bank: -9_600, cash: 10_000 });
  });

  test('a task needs a note and comes back', async () => {
    await s.importList([{ tracking: 'TASK000001', collected: 1 }]);
    const { id } = await s.line('TASK000001');
    const mark = (state: 'open' | 'task', remark = '') =>
      s.finance.client.attempt('markRemittanceLine', { id, state, remark });
    expect(await mark('task')).toMatchObject({
      failure: { fields: { remark: { error: 'field.required' } } },
    });
    await mark('task', 'ask the carrier');
    expect((await s.shelf('task', 'TASK000001')).list).toMatchObject([{ remark: 'ask the carrier' }]);
    await mark('open');
    expect((await s.shelf('difference', 'TASK000001')).total).toBe(1);
  });
});

test('whatever is listed, bank, fees and differences are what left the cash', async () => {
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
