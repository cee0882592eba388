import type { Minor } from '../money.ts';

/**
 * The kinds of line that change the total as a whole: changes by staff, deductions, and costs of the payment method.
 */
export const totalAdjustmentKinds = [
  /** Added by staff, with a reason. */
  'surcharge',
  'discount',
  'coupon',
  'points',
  /** Found only on old orders, whose sum was rounded instead of each line. */
  'rounding',
  'cashOnDelivery',
  'paymentFee',
] as const;

/** The kinds of line on a quote or bill (the specification's "Cost lines"). */
export const costKinds = [
  'freight',
  'overLength',
  'overWeight',
  'overVolume',
  'goodsType',
  'address',
  'packing',
  'delivery',
  'storage',
  'insurance',
  'tax',
  'consumptionTax',
  'service',
  'advance',
  ...totalAdjustmentKinds,
] as const;
export type CostKind = (typeof costKinds)[number];

/**
 * The rule that computed an amount. For each rule the screens have one sentence that explains the calculation, filled
 * from the line's numbers.
 */
export const costRules = [
  'freight.firstContinued',
  'freight.first',
  'freight.grade',
  'freight.firstTiers',
  'freight.ladder',
  'freight.volume',
  'size.overLength',
  'size.overWeight',
  'size.overVolume',
  'goods.surcharge',
  'address.surcharge',
  'packing.fee',
  'delivery.home',
  'delivery.pickup',
  'storage.overtime',
  'insurance.rate',
  'insurance.minimum',
  'tax.rate',
  'service.units',
  'advance.paid',
  'price.surcharge',
  'price.discount',
  'coupon.deduction',
  'coupon.released',
  'points.deduction',
  'total.rounding',
  'cashOnDelivery.fee',
  'payment.percentage',
] as const;
export type CostRule = (typeof costRules)[number];

export interface CostReason {
  readonly rule: CostRule;
  /**
   * The numbers of the calculation. Their names end with the unit (`billingWeightG`, `stepPriceMinor`); the entry
   * `rounding` says how the amount was rounded, if it was.
   */
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** A reason as an order stores it. */
export type StoredCostReason = CostReason & { readonly estimate: boolean };

export interface CostLine {
  readonly kind: CostKind;
  /** Negative for deductions. */
  readonly amountMinor: Minor;
  /** An estimate: somebody else, such as customs, sets the final amount. */
  readonly estimate: boolean;
  readonly reason: CostReason;
}

/**
 * Removes lines whose amount is 0: a free item needs no line on a bill.
 * @example withoutZeroLines([{ amountMinor: 0 }, { amountMinor: 5 }]) // → [{ amountMinor: 5 }]
 */
export function withoutZeroLines(lines: readonly CostLine[]): CostLine[] {
  return lines.filter((line) => line.amountMinor !== 0);
}
