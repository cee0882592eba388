import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costKinds } from '../src/pricing/costLine.ts';
import { monthlySpendingOfOrder } from '../src/wallet/spending.ts';
import { forAll } from './forAll.ts';

const amount = fc.integer({ min: -100_000, max: 100_000 });

it('each month of an order adds up to its movements, for any lines', () => {
  forAll(
    fc.uniqueArray(fc.constantFrom('2026-09', '2026-10', '2026-11'), { minLength: 1 }),
    fc.array(amount, { minLength: 3, maxLength: 3 }),
    fc.array(fc.record({ kind: fc.constantFrom(...costKinds), amountMinor: amount })),
    (months, amounts, lines) => {
      const moved = months.map((month, at) => ({ month, amountMinor: amounts[at] ?? 0 }));
      const spread = monthlySpendingOfOrder(moved, lines);
      for (const { month, amountMinor } of moved) {
        const sum = spread
          .filter((one) => one.month === month)
          .reduce((total, one) => total + one.amountMinor, 0);
        expect(sum).toBe(amountMinor);
      }
    },
  );
});

it('sums the lines by kind, and counts a later refund as an adjustment of its month', () => {
  const lines = [
    { kind: 'freight' as const, amountMinor: 800 },
    { kind: 'packing' as const, amountMinor: 50 },
    { kind: 'storage' as const, amountMinor: 100 },
    { kind: 'tax' as const, amountMinor: 60 },
    { kind: 'coupon' as const, amountMinor: -10 },
  ];
  const moved = [
    { month: '2026-11', amountMinor: -200 },
    { month: '2026-10', amountMinor: 1000 },
  ];
  expect(monthlySpendingOfOrder(moved, lines)).toEqual([
    { month: '2026-11', kind: 'adjustment', amountMinor: -200 },
    { month: '2026-10', kind: 'shipping', amountMinor: 850 },
    { month: '2026-10', kind: 'storage', amountMinor: 100 },
    { month: '2026-10', kind: 'duty', amountMinor: 60 },
    { month: '2026-10', kind: 'deductions', amountMinor: -10 },
  ]);
});
