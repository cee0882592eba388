import { applyRate, type Minor, minor, type Rounding } from '../money.ts';
import type { CostLine } from '../pricing/costLine.ts';
import { costLinesBeforeDeductions } from '../pricing/deductions.ts';
import { downToMultiple } from '../rounding.ts';

/** Coupon types (specification, section 9): 1 takes off an amount, 2 a percentage. */
const couponTypes = [1, 2] as const;
export type CouponType = (typeof couponTypes)[number];

/**
 * The amount that a coupon reduces and that limits its discount: the freight of an order, the whole fee of an order,
 * the shop's goods, or any total.
 */
export const couponBases = ['freight', 'total', 'goods', 'any'] as const;
export type CouponBase = (typeof couponBases)[number];

/** The kinds of charge to a member: for shipping, or for goods of the shop. */
export type ChargeTarget = 'order' | 'purchase';

/**
 * Whether a coupon can be used on this kind of charge at all.
 * @example isUsableFor('freight', 'purchase') // → false
 */
export function isUsableFor(base: CouponBase, of: ChargeTarget): boolean {
  if (base === 'any') return true;
  return (base === 'goods') === (of === 'purchase');
}

export const conditionSubjects = ['freight', 'total', 'weight'] as const;
export type ConditionSubject = (typeof conditionSubjects)[number];

/** `atLeast` is in minor units for freight and total, and in grams of chargeable weight for weight. */
export interface CouponCondition {
  readonly on: ConditionSubject;
  readonly atLeast: number;
}

/** Without conditions a coupon applies to every fee. */
export interface CouponRules {
  readonly join: 'and' | 'or';
  readonly conditions: readonly CouponCondition[];
}

export interface CouponTerms {
  readonly type: CouponType;
  /** The discount of a coupon of type 1. */
  readonly amountMinor: number;
  /** Of type 2: the percentage that is taken off, in basis points. */
  readonly rateBp: number;
  /** Of type 2: how the discount is rounded. */
  readonly rounding: Rounding;
  /** Of type 2: the largest discount; null means no limit. */
  readonly maxMinor: number | null;
  readonly base: CouponBase;
  readonly rules: CouponRules;
}

/** The facts that a coupon is judged by: a fee before deductions and without the payment method's own cost. */
export interface DiscountableCharge {
  readonly of: ChargeTarget;
  readonly freightMinor: number;
  readonly totalMinor: number;
  readonly billingWeightG: number;
  /** The smallest coin that people pay with. Discounts are multiples of it, like every cost. */
  readonly stepMinor: number;
}

export interface UnmetCondition extends CouponCondition {
  readonly is: number;
}

export interface UnmetConditions {
  readonly join: CouponRules['join'];
  /** Never empty: the failing conditions of `and`, or all conditions of `or`. */
  readonly unmet: readonly UnmetCondition[];
}

export type CouponDeduction = { readonly amountMinor: Minor } | UnmetConditions;

/**
 * The facts of a priced shipment. Deductions and the payment method's own cost are left out.
 * @example discountableChargeOf({ lines: [costLine('freight', 11_500), costLine('packing', 2000), costLine('points', -500)],
 * billingWeightG: 2300 }, 100) // → { of: 'order', freightMinor: 11_500, totalMinor: 13_500, billingWeightG: 2300,
 * stepMinor: 100 }
 */
export function discountableChargeOf(
  priced: { readonly lines: readonly CostLine[]; readonly billingWeightG: number },
  coinMinor: number,
): DiscountableCharge {
  const costs = costLinesBeforeDeductions(priced.lines);
  const total = (lines: typeof costs) => lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return {
    of: 'order',
    freightMinor: total(costs.filter((line) => line.kind === 'freight')),
    totalMinor: total(costs),
    billingWeightG: priced.billingWeightG,
    stepMinor: coinMinor,
  };
}

/**
 * The discount of a coupon on a fee, or the conditions that are not met. Percentages are rounded as the terms say,
 * then the discount is rounded down to a coin. It never exceeds the coupon's base or the whole fee. Never looks at a
 * coupon's period, state or budget: see `couponDecision`.
 * @example couponDeduction({ ...fiftyOff, amountMinor: 90_000 }, smallFee) // → { amountMinor: 20_000 }
 * @example couponDeduction({ ...fiftyOff, rules: { join: 'and', conditions: [{ on: 'weight', atLeast: 3001 }] } },
 * smallFee) // → { join: 'and', unmet: [{ on: 'weight', atLeast: 3001, is: 3000 }] }
 */
export function couponDeduction(terms: CouponTerms, facts: DiscountableCharge): CouponDeduction {
  const unmet = unmetConditions(terms.rules, facts);
  if (unmet) return unmet;
  const ground = groundOf(terms.base, facts);
  const wanted =
    terms.type === 1
      ? terms.amountMinor
      : Math.min(
          applyRate(minor(ground), terms.rateBp, terms.rounding),
          terms.maxMinor ?? Number.POSITIVE_INFINITY,
        );
  const most = Math.min(wanted, ground, Math.max(0, facts.totalMinor));
  return { amountMinor: minor(downToMultiple(most, facts.stepMinor)) };
}

function groundOf(base: CouponBase, { of, freightMinor, totalMinor }: DiscountableCharge): number {
  if (!isUsableFor(base, of)) return 0;
  return Math.max(0, base === 'freight' ? freightMinor : totalMinor);
}

function unmetConditions(
  { join, conditions }: CouponRules,
  facts: DiscountableCharge,
): UnmetConditions | undefined {
  const judged = conditions.map((condition) => ({ ...condition, is: factFor(condition.on, facts) }));
  const unmet = judged.filter(({ atLeast, is }) => is < atLeast);
  const holds = join === 'and' ? unmet.length === 0 : judged.length === 0 || unmet.length < judged.length;
  return holds ? undefined : { join, unmet };
}

function factFor(on: ConditionSubject, facts: DiscountableCharge): number {
  if (on === 'weight') return facts.billingWeightG;
  return on === 'freight' ? facts.freightMinor : facts.totalMinor;
}
