import { type Minor, minor, sum } from '../money.ts';
import { downToMultiple, upToMultiple } from '../rounding.ts';
import { type CostLine, withoutZeroLines } from './costLine.ts';
import type { CashOnDeliveryRule } from './rateCard.ts';
import { cashOnDeliveryLine, paymentFeeLine } from './valueFees.ts';

/** The discounts of coupon and points, in minor units of the shop's currency. */
export interface Deduction {
  readonly couponMinor: number;
  readonly pointsMinor: number;
}

export const noDeduction: Deduction = { couponMinor: 0, pointsMinor: 0 };

/** The cost of the payment method itself. */
export interface PaymentCosts {
  /** The rule for cash on delivery; null if the order is not paid at the door. */
  readonly collected: CashOnDeliveryRule | null;
  /** The payment method's percentage in basis points. */
  readonly paymentRateBp: number;
  /** The smallest coin that people pay with. Every line is a multiple of it. */
  readonly coinMinor: number;
}

const afterCosts = new Set<CostLine['kind']>([
  'coupon',
  'points',
  'rounding',
  'cashOnDelivery',
  'paymentFee',
]);

/**
 * The lines of the fee itself, without deductions, rounding and payment costs. Surcharges and discounts by staff
 * stay.
 * @example costLinesBeforeDeductions([costLine('freight', 11_500), costLine('discount', -500), costLine('coupon', -5000),
 * costLine('paymentFee', 200)]).map(({ kind }) => kind) // → ['freight', 'discount']
 */
export function costLinesBeforeDeductions(lines: readonly CostLine[]): CostLine[] {
  return lines.filter((line) => !afterCosts.has(line.kind));
}

/**
 * Replaces the deductions in `lines` and recomputes the payment costs on the rest. Each cost is rounded up to a coin
 * and each deduction down to one, so the sum needs no rounding line. Never takes off more than the costs, and never
 * changes `lines`.
 * @example withDeductions([costLine('freight', 11_550)], { couponMinor: 5050, pointsMinor: 0 }, { collected: null,
 * paymentRateBp: 200, coinMinor: 100 }).map(({ kind, amountMinor }) => [kind, amountMinor]) // → [['freight', 11_600],
 * ['coupon', -5000], ['paymentFee', 200]]
 */
export function withDeductions(
  lines: readonly CostLine[],
  deduction: Deduction,
  paying: PaymentCosts,
): CostLine[] {
  const costs = costLinesBeforeDeductions(lines).map((line) => inCoins(line, paying.coinMinor));
  const reduced = [...costs, ...deductionLines(total(costs), deduction, paying.coinMinor)];
  return [...reduced, ...payingLines(total(reduced), paying)];
}

/** Rounds a line up to a whole coin, and notes the exact amount if it was lower. */
function inCoins(line: CostLine, coinMinor: number): CostLine {
  const amountMinor = minor(upToMultiple(line.amountMinor, coinMinor));
  if (amountMinor === line.amountMinor) return line;
  const exact = { exactMinor: line.amountMinor, coinMinor };
  return { ...line, amountMinor, reason: { ...line.reason, numbers: { ...line.reason.numbers, ...exact } } };
}

/** Lines for coupon and points, never more than there is to pay. */
function deductionLines(
  costMinor: Minor,
  { couponMinor, pointsMinor }: Deduction,
  coinMinor: number,
): CostLine[] {
  const coupon = downToMultiple(Math.min(couponMinor, costMinor), coinMinor);
  const points = downToMultiple(Math.min(pointsMinor, costMinor - coupon), coinMinor);
  return withoutZeroLines([
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

/** Lines for the payment costs, on what is left to pay. */
function payingLines(dueMinor: Minor, { collected, paymentRateBp, coinMinor }: PaymentCosts): CostLine[] {
  return withoutZeroLines([
    ...(collected ? [cashOnDeliveryLine(dueMinor, collected, coinMinor)] : []),
    paymentFeeLine(dueMinor, paymentRateBp, coinMinor),
  ]);
}

function total(lines: readonly CostLine[]): Minor {
  return sum(lines.map((line) => line.amountMinor));
}
