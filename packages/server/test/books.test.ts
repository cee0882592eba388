import type { Output } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { dayAfter, lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import type { AccountRef } from '@crossdock/domain/wallet/movement.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { asShopId } from '../src/platform/scope.ts';
import { balanceAccountOf, bank, type LedgerTools, openLedgerTools, revenue, zone } from './booksWorld.ts';
import { refusedWith } from './toBeRefused.ts';
import { startWorld } from './world.ts';

const world = await startWorld({ env: { DATABASE_POOL: '20' } });

type Lines = Output<'getBookDay'>['accounts'];
const line = (lines: Lines, kind: string) => lines.find((one) => one.kind === kind) as Lines[number];
const figures = (lines: Lines, kind: string) => {
  const { openingMinor, inMinor, outMinor, closingMinor } = line(lines, kind);
  return [openingMinor, inMinor, outMinor, closingMinor];
};
const last = (timeZone: string) => lastClosableDay(new Date().toISOString(), timeZone);

describe('the books of a shop whose day ends at 16:00 UTC', () => {
  let books: LedgerTools;
  let day = '';
  beforeAll(async () => {
    books = await openLedgerTools(world, world.tw);
    day = dayAfter(last(zone.tw), -3);
    const member = await world.tw.member();
    // These are the last millisecond of the day before, the first and last of the day, and the first of the next day.
    await books.move(bank, balanceAccountOf(member), 1_000, `${dayAfter(day, -1)}T15:59:59.999Z`);
    await books.move(bank, balanceAccountOf(member), 200, `${dayAfter(day, -1)}T16:00:00.000Z`);
    await books.move(balanceAccountOf(member), revenue, 30, `${day}T15:59:59.999Z`);
    await books.move(balanceAccountOf(member), revenue, 4, `${day}T16:00:00.000Z`);
  });

  test('assign movements to their days, count places as received money, and carry closing balances over', async () => {
    const { call } = books.finance.client;
    const one = await call('getBookDay', { day });
    expect(figures(one.accounts, 'bank')).toEqual([1_000, 200, 0, 1_200]);
    expect(figures(one.accounts, 'memberBalance')).toEqual([1_000, 200, 30, 1_170]);
    expect(figures(one.accounts, 'revenue')).toEqual([0, 30, 0, 30]);
    expect([one.transferCount, one.sumMinor, one.closed, one.closable]).toEqual([2, 0, null, true]);
    const overview = await call('getLedgerOverview', { from: dayAfter(day, -1), to: day });
    expect(figures(overview.accounts, 'memberBalance')).toEqual([0, 1_200, 30, 1_170]);
    expect(overview.accounts.find(({ kind }) => kind === 'memberBalance')?.balanceMinor).toBe(1_166);
    expect([overview.sumMinor, overview.firstOpenDay, overview.openDays]).toEqual([0, dayAfter(day, -1), 5]);
  });

  test('are closed in order, once, and never for the current day', async () => {
    const { attempt, call } = books.finance.client;
    const today = dateIn(new Date().toISOString(), zone.tw);
    expect(await attempt('closeDays', { through: today })).toBeRefusedAt('through', 'books.dayRuns');
    expect(await call('closeDays', { through: day, note: '核對無誤' })).toEqual({
      done: true,
      from: dayAfter(day, -1),
      to: day,
      count: 2,
    });
    for (const closed of [day, dayAfter(day, -1), '2020-01-01'])
      expect(await attempt('closeDays', { through: closed })).toBeRefusedAt('through', 'books.dayClosed');
    const { list, open, total } = await call('listClosedDays', {});
    expect(list.map((row) => [row.day, row.transferCount, row.sumMinor, row.matches, row.note])).toEqual([
      [day, 2, 0, true, '核對無誤'],
      [dayAfter(day, -1), 1, 0, true, '核對無誤'],
    ]);
    expect([total, open]).toEqual([2, { from: dayAfter(day, 1), to: last(zone.tw), count: 3 }]);
    expect(figures(list[0]?.accounts ?? [], 'bank')).toEqual([1_000, 200, 0, 1_200]);
    const shown = await call('getBookDay', { day });
    expect(shown.closed).toMatchObject({ matches: true, note: '核對無誤' });
    expect(shown.closable).toBe(false);
  });

  test('one of fifty concurrent closings of a day counts', async () => {
    const through = dayAfter(day, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => books.finance.client.attempt('closeDays', { through })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of answers) if (!one.ok) expect(one.failure.fields.through?.error).toBe('books.dayClosed');
    const rows = await world.sql('select day from day_closes where shop_id = $1 and day = $2', [
      world.tw.id,
      through,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('report a closed day that no longer matches the ledger', async () => {
    const { call } = books.finance.client;
    const shift = (to: string, from: string) =>
      world.change('ledgerTransfers', { shopId: world.tw.id, at: from }, { at: to });
    await shift(`${day}T15:00:00.000Z`, `${day}T16:00:00.000Z`);
    const { list } = await call('listClosedDays', {});
    expect(list.map((row) => [row.day, row.matches])).toEqual([
      [dayAfter(day, 1), false],
      [day, false],
      [dayAfter(day, -1), true],
    ]);
    expect((await call('getBookDay', { day })).closed?.matches).toBe(false);
    await shift(`${day}T16:00:00.000Z`, `${day}T15:00:00.000Z`);
    expect((await call('getBookDay', { day })).closed?.matches).toBe(true);
  });

  test('cannot be rewritten: closed days and movements can only be added', async () => {
    const tamper = (text: string) =>
      world.running.database.transact(asShopId(world.tw.id), (tx) => tx.raw(text));
    for (const text of [
      'update day_closes set sum_minor = 1',
      'delete from day_closes',
      'update ledger_transfers set amount_minor = 1',
      'delete from ledger_transfers',
    ])
      await expect(tamper(text), text).rejects.toThrow(/permission denied/);
  });

  test('can be read by support, and closed and exported only by finance', async () => {
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('getLedgerOverview', {})).toMatchObject({ ok: true });
    expect(await support.client.attempt('listClosedDays', {})).toMatchObject({ ok: true });
    const span = { from: day, to: day, format: 'csv' as const };
    for (const attempt of [
      support.client.attempt('closeDays', { through: day }),
      support.client.attempt('exportLedger', span),
      support.client.attempt('exportDays', span),
    ])
      expect(await attempt).toBeRefused({ code: 403 });
  });

  test('refuse a period that ends before it begins or is too long, and a future day', async () => {
    const { attempt } = books.finance.client;
    const wrong = refusedWith('books.span', 'to');
    expect(await attempt('getLedgerOverview', { from: '2026-02-02', to: '2026-02-01' })).toBeRefusedAt(
      'to',
      'books.span',
    );
    expect(await attempt('listLedgerTransfers', { from: '2020-01-01', to: '2026-02-01' })).toMatchObject(
      wrong,
    );
    expect(await attempt('getLedgerOverview', { from: '2026-02-30' })).toBeRefusedAt('from', 'field.invalid');
    expect(await attempt('getBookDay', { day: '2999-01-01' })).toBeRefusedAt('day', 'books.dayAhead');
    const nobody = await world.th.staff(['finance']);
    expect(await nobody.client.attempt('closeDays', { through: '2026-01-01' })).toBeRefused(
      'books.nothingToClose',
    );
  });
});

const kinds = [
  'memberBalance',
  'memberHeld',
  'memberEarnings',
  'bank',
  'cash',
  'revenue',
  'promotion',
] as const;
const history = fc.array(
  fc.record({
    from: fc.constantFrom(...kinds),
    to: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 1, max: 100_000 }),
    /** How long ago the money moved. */
    secondsAgo: fc.integer({ min: 60, max: 6 * 86_400 }),
  }),
  { minLength: 1, maxLength: 25 },
);

test('in any history each account opens with its last closing balance: opening + in − out = closing, to the cent', async () => {
  const { finance, move } = await openLedgerTools(world, world.tw);
  const { call } = finance.client;
  const member = await world.tw.member();
  const ref = (kind: (typeof kinds)[number]): AccountRef =>
    kind.startsWith('member') ? ({ kind, memberId: member.id } as AccountRef) : ({ kind } as AccountRef);
  const today = dateIn(new Date().toISOString(), zone.tw);
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(history, async (moves) => {
      for (const { from, to, amount, secondsAgo } of moves) {
        if (from === to) continue;
        // Each movement gets a unique millisecond.
        const at = new Date(Date.now() - secondsAgo * 1000 - nth++).toISOString();
        await move(ref(from), ref(to), amount, at);
      }
      let before: Lines | undefined;
      for (let day = dayAfter(today, -7); day <= today; day = dayAfter(day)) {
        const { accounts } = await call('getLedgerOverview', { from: day, to: day });
        for (const one of accounts) {
          expect(one.openingMinor + one.inMinor - one.outMinor).toBe(one.closingMinor);
          if (before)
            expect(one.openingMinor, `${one.kind} on ${day}`).toBe(line(before, one.kind).closingMinor);
          if (day === today) expect(one.closingMinor).toBe(one.balanceMinor);
        }
        const sided = (grow: boolean) =>
          accounts
            .filter(
              ({ kind }) =>
                grow === ['cardClearing', 'bank', 'cash', 'promotion', 'adjustments'].includes(kind),
            )
            .reduce((sum, { closingMinor }) => sum + closingMinor, 0);
        expect(sided(true)).toBe(sided(false));
        before = accounts;
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
