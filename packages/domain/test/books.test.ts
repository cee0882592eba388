import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState } from '../src/machine.ts';
import { approvalMachine, needsSecondPerson } from '../src/wallet/approvals.ts';
import {
  closingBalances,
  closingSum,
  haveSameTotals,
  type LedgerAccountKind,
  ledgerAccountKinds,
  ledgerAccountTotals,
  type Turnover,
  transferCount,
  withReadableSigns,
} from '../src/wallet/books.ts';
import { buildDayClosings } from '../src/wallet/closing.ts';
import { countDays, dayAfter, daysInSpan, lastClosableDay, ledgerPeriodSpan } from '../src/wallet/days.ts';
import { daysOfMonth, monthsBetween } from '../src/wallet/months.ts';
import { forAll } from './forAll.ts';

const kind = fc.constantFrom(...ledgerAccountKinds);
const transfer = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    from: kind,
    to: kind,
    amount: fc.integer({ min: 1, max: 1e9 }),
  })
  .filter(({ from, to }) => from !== to);
const first = '2026-02-26';

/** The turnovers that these transfers cause, by day and account. */
function turnoversOf(transfers: readonly (typeof transfer extends fc.Arbitrary<infer T> ? T : never)[]) {
  const found = new Map<string, Turnover & { day: string }>();
  const add = (at: number, of: Turnover['kind'], creditMinor: number, debitMinor: number) => {
    const day = dayAfter(first, at);
    const one = found.get(`${day} ${of}`) ?? { day, kind: of, creditMinor: 0, debitMinor: 0, count: 0 };
    found.set(`${day} ${of}`, {
      ...one,
      creditMinor: one.creditMinor + creditMinor,
      debitMinor: one.debitMinor + debitMinor,
      count: one.count + 1,
    });
  };
  for (const { day, from, to, amount } of transfers) {
    add(day, from, 0, amount);
    add(day, to, amount, 0);
  }
  return [...found.values()];
}

describe('closing days', () => {
  it('for any transfers, each day opens with the last closing balance, adds up, and all accounts sum to 0', () => {
    forAll(fc.array(transfer, { maxLength: 40 }), (transfers) => {
      const span = { from: first, to: dayAfter(first, 6) };
      const closes = buildDayClosings(span, new Map(), turnoversOf(transfers));
      expect(closes.map(({ day }) => day)).toEqual(daysInSpan(span));
      let before = closingBalances([]);
      for (const close of closes) {
        expect(close.sumMinor).toBe(0);
        for (const raw of close.lines) {
          expect(raw.openingMinor).toBe(before.get(raw.kind) ?? 0);
          for (const line of [raw, withReadableSigns(raw)])
            expect(line.openingMinor + line.inMinor - line.outMinor).toBe(line.closingMinor);
        }
        before = closingBalances(close.lines);
      }
      expect(closes.reduce((sum, { transfers: count }) => sum + count, 0)).toBe(transfers.length);
      // Closing the days in one call or in two gives the same result.
      const split = buildDayClosings(
        { from: first, to: dayAfter(first, 2) },
        new Map(),
        turnoversOf(transfers),
      );
      const rest = buildDayClosings(
        { from: dayAfter(first, 3), to: span.to },
        closingBalances(split.at(-1)?.lines ?? []),
        turnoversOf(transfers),
      );
      expect([...split, ...rest]).toEqual(closes);
    });
  });

  it('money received at the bank counts as received', () => {
    const lines = ledgerAccountTotals(new Map([['bank', -500]]), [
      { kind: 'bank', creditMinor: 30, debitMinor: 200, count: 2 },
      { kind: 'memberBalance', creditMinor: 200, debitMinor: 30, count: 2 },
    ]);
    expect(withReadableSigns(lines.find((line) => line.kind === 'bank') ?? fail())).toEqual({
      kind: 'bank',
      openingMinor: 500,
      inMinor: 200,
      outMinor: 30,
      closingMinor: 670,
      count: 2,
    });
    expect(withReadableSigns(lines.find((line) => line.kind === 'memberBalance') ?? fail()).inMinor).toBe(
      200,
    );
    expect([closingSum(lines), transferCount(lines)]).toEqual([-500, 2]);
  });

  it('two sets of lines differ if one figure of one account does', () => {
    const lines = ledgerAccountTotals(new Map(), [{ kind: 'cash', creditMinor: 1, debitMinor: 2, count: 3 }]);
    expect(haveSameTotals(lines, structuredClone(lines))).toBe(true);
    for (const figure of ['openingMinor', 'inMinor', 'outMinor', 'closingMinor', 'count'] as const)
      expect(
        haveSameTotals(
          lines,
          lines.map((line) => (line.kind === 'cash' ? { ...line, [figure]: 99 } : line)),
        ),
        figure,
      ).toBe(false);
    const without = (kind: LedgerAccountKind) => lines.filter((line) => line.kind !== kind);
    expect(haveSameTotals(lines, without('cash'))).toBe(false);
    // An account that did not exist when the day was closed counts as unmoved.
    expect(haveSameTotals(lines, without('compensations'))).toBe(true);
  });
});

const fail = (): never => {
  throw new Error('no line');
};

describe('days of the books', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['month', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['month', '2026-11-20', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (span, today, from, to) => {
    expect(ledgerPeriodSpan(span, today)).toEqual({ from, to });
  });

  it('counts both ends', () => {
    expect(countDays({ from: '2026-02-27', to: '2026-03-01' })).toBe(3);
    expect(countDays({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
    expect(daysInSpan({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it.each([
    // In Taipei a day ends at 16:00 UTC and can be closed five minutes later.
    ['2026-11-20T15:59:59.999Z', 'Asia/Taipei', '2026-11-19'],
    ['2026-11-20T16:04:59.999Z', 'Asia/Taipei', '2026-11-19'],
    ['2026-11-20T16:05:00.000Z', 'Asia/Taipei', '2026-11-20'],
    ['2026-11-20T17:05:00.000Z', 'Asia/Bangkok', '2026-11-20'],
    // A day of 25 hours ends an hour later.
    ['2026-10-25T22:30:00.000Z', 'Europe/Berlin', '2026-10-24'],
    ['2026-10-25T23:05:00.000Z', 'Europe/Berlin', '2026-10-25'],
  ])('at %s in %s the last day to close is %s', (now, timeZone, day) => {
    expect(lastClosableDay(now, timeZone)).toBe(day);
  });
});

describe('changes of a balance', () => {
  it.each([
    [1_000, 0, 1_000, false],
    [1_001, 0, 1_000, true],
    [-1_001, 0, 1_000, true],
    [1, 1_000, 1_000, true],
    [400, 600, 1_000, false],
    [1, 0, 0, true],
  ])(
    'of %i after %i by one person with a limit of %i: a second person %s',
    (amount, aloneTodayMinor, aloneMaxMinor, needs) => {
      expect(needsSecondPerson(amount, { aloneTodayMinor, aloneMaxMinor })).toBe(needs);
    },
  );

  it('are decided or withdrawn by staff, only once', () => {
    expect(nextState(approvalMachine, 'pending', 'approve', 'staff')).toBe('approved');
    expect(nextState(approvalMachine, 'pending', 'withdraw', 'staff')).toBe('withdrawn');
    expect(nextState(approvalMachine, 'pending', 'withdraw', 'member')).toBeUndefined();
    expect(nextState(approvalMachine, 'approved', 'withdraw', 'staff')).toBeUndefined();
  });
});

describe('the months of the books', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-04', '2026-04-30'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, to) => {
    expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
  });

  it.each([
    ['2026-11', '2027-02', 9, ['2027-02', '2027-01', '2026-12', '2026-11']],
    ['2026-11', '2027-02', 3, ['2027-02', '2027-01', '2026-12']],
    ['2026-11', '2026-11', 1, ['2026-11']],
    ['2026-11', '2026-10', 9, []],
    ['2026-11', '2026-11', 0, []],
  ])('from %s to %s, at most %i, are listed newest first', (first, last, most, months) => {
    expect(monthsBetween(first, last, most)).toEqual(months);
  });
});
