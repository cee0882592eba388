import { type Minor, minor, sum } from '../money.ts';
import { downToMultiple, upToMultiple } from '../rounding.ts';
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
  /** The smallest coin that people pay with: every line is a multiple of it. */
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
 * `lines` with these deductions in place of any before, and with what paying the rest costs. Each cost is one that people
 * can pay, rounded up to a coin, and what is taken off is rounded down to one: the sum needs no line of its own.
 */
export function deducted(lines: readonly CostLine[], deduction: Deduction, paying: Paying): CostLine[] {
  const costs = costsOf(lines).map((line) => inCoins(line, paying.coinMinor));
  const reduced = [...costs, ...deductionLines(total(costs), deduction, paying.coinMinor)];
  return [...reduced, ...payingLines(total(reduced), paying)];
}

/** A started coin counts. Says what it came to before, where that was less. */
function inCoins(line: CostLine, coinMinor: number): CostLine {
  const amountMinor = minor(upToMultiple(line.amountMinor, coinMinor));
  if (amountMinor === line.amountMinor) return line;
  const exact = { exactMinor: line.amountMinor, coinMinor };
  return { ...line, amountMinor, reason: { ...line.reason, numbers: { ...line.reason.numbers, ...exact } } };
}

/** Coupon and points, never more than there is to pay. */
function deductionLines(
  costMinor: Minor,
  { couponMinor, pointsMinor }: Deduction,
  coinMinor: number,
): CostLine[] {
  const coupon = downToMultiple(Math.min(couponMinor, costMinor), coinMinor);
  const points = downToMultiple(Math.min(pointsMinor, costMinor - coupon), coinMinor);
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
