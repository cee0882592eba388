import { conditionSubjects, couponBases } from '@crossdock/domain/coupons/rules.ts';
import { couponStates } from '@crossdock/domain/coupons/states.ts';
import { roundings } from '@crossdock/domain/money.ts';
import { z } from 'zod';
import {
  count,
  id,
  instant,
  minor,
  plain,
  refusalView,
  saleFields,
  texts,
  textsUpTo,
  whole,
} from '../wire/values.ts';

/** 1 deduction, 2 discount (specification, section 9). */
const couponType = z.union([z.literal(1), z.literal(2)], { error: 'field.invalid' });
/** 1 to be used, 2 expired (specification, section 9), 3 used. */
export const couponStatus = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** `atLeast` in minor units for freight and total, in grams for weight. */
const couponRules = z.strictObject({
  join: z.enum(['and', 'or']),
  conditions: z
    .array(
      z.strictObject({
        on: z.enum(conditionSubjects),
        atLeast: whole.min(1, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig'),
      }),
    )
    .max(3, 'field.tooMany')
    .refine((all) => new Set(all.map(({ on }) => on)).size === all.length, 'coupon.conditionTwice'),
});

/** The value of a coupon and its conditions. */
const face = {
  type: couponType,
  amountMinor: minor,
  rateBp: count,
  rounding: z.enum(roundings),
  maxMinor: plain.maybeMinor,
  base: z.enum(couponBases),
  rules: couponRules,
};

/** The order or the purchase on which a member's coupon was used. */
export const couponUse = {
  usedAt: plain.maybeInstant,
  ...saleFields,
  deductedMinor: plain.maybeMinor,
};

/** A coupon that a member holds. */
export const memberCoupon = z.object({
  id,
  couponId: id,
  name: plain.text,
  ...face,
  /** For type 2: the remaining price in percent, as shops write it: 90 means ten percent off. */
  rate: z.number(),
  status: couponStatus,
  validFrom: instant,
  validUntil: instant,
  receivedAt: instant,
  ...couponUse,
  /**
   * The discount for the order or goods of the request, or why the coupon does not apply. Null if the request names
   * neither an order nor goods.
   */
  fit: z.object({ deductedMinor: minor, obstacle: refusalView.nullable() }).nullable(),
});
export type MemberCoupon = z.infer<typeof memberCoupon>;

/** A coupon as staff see it, with its use so far. */
export const staffCoupon = z.object({
  id,
  ...texts.shape,
  ...face,
  validFrom: instant,
  validUntil: plain.maybeInstant,
  validDays: plain.maybeCount,
  perMember: count,
  totalCount: plain.maybeCount,
  budgetMinor: plain.maybeMinor,
  state: z.enum(couponStates),
  issuedCount: count,
  usedCount: count,
  usedMinor: minor,
  createdBy: plain.text,
  createdAt: instant,
});
export type StaffCoupon = z.infer<typeof staffCoupon>;

const amount = whole.min(0, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig');
const some = whole.min(1, 'field.tooSmall').max(10_000_000, 'field.tooBig');

/** A coupon as staff write it. Type 1 needs an amount, type 2 a rate; and it needs a last day or a number of days. */
export const couponInput = z
  .strictObject({
    /** Omitted for a new coupon. */
    id: plain.optionalId,
    ...textsUpTo(60),
    type: couponType,
    amountMinor: amount,
    rateBp: amount.max(10_000, 'field.tooBig').default(0),
    rounding: z.enum(roundings).default('halfUp'),
    maxMinor: amount.min(1, 'field.tooSmall').nullable().default(null),
    base: z.enum(couponBases).default('freight'),
    rules: couponRules.default({ join: 'and', conditions: [] }),
    validFrom: instant,
    validUntil: plain.maybeInstant.default(null),
    validDays: some.max(3650, 'field.tooBig').nullable(),
    perMember: some.max(1000, 'field.tooBig').default(1),
    totalCount: some.nullable().default(null),
    budgetMinor: amount.min(1, 'field.tooSmall').nullable().default(null),
  })
  .superRefine((value, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (value.type === 1 && value.amountMinor === 0) fault('amountMinor', 'field.required');
    if (value.type === 2 && value.rateBp === 0) fault('rateBp', 'field.required');
    if ((value.validUntil === null) === (value.validDays === null)) fault('validUntil', 'coupon.validity');
    if (value.base === 'goods' && value.rules.conditions.some(({ on }) => on === 'freight'))
      fault('rules', 'coupon.goodsFreight');
    if (value.validUntil !== null && value.validUntil <= value.validFrom)
      fault('validUntil', 'field.ascending');
  });
export type CouponInput = z.input<typeof couponInput>;
