import { type Minor, minor, sum } from '../money.ts';
import { toMultiple } from '../rounding.ts';
import { type CostLine, withoutZeros } from './costLine.ts';
import type { CashOnDeliveryRule } from './rateCard.ts';
import { cashOnDeliveryLine, paymentFeeLine } from './valueFees.ts';

/** What coupon and points take off, in minor units of the shop's currency. */
export interface Deduction {
  readonly couponMinor: number;
  readonly pointsMinor: number;
}

export const noDeduction: Deduction = { couponMinor: 0, pointsMinor: 0 };

/** What paying itself costs. */
export interface Paying {
  /** Null: not paid at the door. */
  readonly collected: CashOnDeliveryRule | null;
  /** The payment method's percentage in basis points. */
  readonly paymentRateBp: number;
  /** The smallest coin that people pay with: what is to be paid is a multiple of it. */
  readonly coinMinor: number;
}

const afterCosts = new Set<CostLine['kind']>([
  'coupon',
  'points',
  'rounding',
  'cashOnDelivery',
  'paymentFee',
]);

/** The lines of a fee itself: without deductions, rounding and what paying costs. */
export function costsOf(lines: readonly CostLine[]): CostLine[] {
  return lines.filter((line) => !afterCosts.has(line.kind));
}

/**
 * `lines` with these deductions in place of any before, and with what paying the rest costs. The fee itself stays as it
 * was priced.
 */
export function deducted(lines: readonly CostLine[], deduction: Deduction, paying: Paying): CostLine[] {
  const costs = costsOf(lines);
  const reduced = [...costs, ...deductionLines(total(costs), deduction)];
  const payable = [...reduced, ...withoutZeros([roundingLine(total(reduced), paying.coinMinor)])];
  return [...payable, ...payingLines(total(payable), paying)];
}

/** What makes of a sum one that people can pay: nothing, or up to half a coin more or less. */
function roundingLine(sumMinor: Minor, coinMinor: number): CostLine {
  return {
    kind: 'rounding',
    amountMinor: minor(toMultiple(sumMinor, coinMinor) - sumMinor),
    estimate: false,
    reason: { rule: 'total.rounding', numbers: { sumMinor, coinMinor } },
  };
}

/** Coupon and points, never more than there is to pay. */
function deductionLines(costMinor: Minor, { couponMinor, pointsMinor }: Deduction): CostLine[] {
  const coupon = Math.min(couponMinor, costMinor);
  const points = Math.min(pointsMinor, costMinor - coupon);
  return withoutZeros([
    {
      kind: 'coupon',
      amountMinor: minor(0 - coupon),
      estimate: false,
      reason: { rule: 'coupon.deduction', numbers: { couponMinor, usedMinor: coupon } },
    },
    {
      kind: 'points',
      amountMinor: minor(0 - points),
      estimate: false,
      reason: { rule: 'points.deduction', numbers: { pointsMinor, usedMinor: points } },
    },
  ]);
}

/** What paying itself costs, on what is left to pay. */
function payingLines(dueMinor: Minor, { collected, paymentRateBp, coinMinor }: Paying): CostLine[] {
  return withoutZeros([
    ...(collected ? [cashOnDeliveryLine(dueMinor, collected, coinMinor)] : []),
    paymentFeeLine(dueMinor, paymentRateBp, coinMinor),
  ]);
}

function total(lines: readonly CostLine[]): Minor {
  return sum(lines.map((line) => line.amountMinor));
}
