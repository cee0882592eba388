import { priceHoldAnswers, priceHoldOutcomes } from '@crossdock/domain/pricing/hold.ts';
import { z } from 'zod';
import { count, instant, minor, plain } from '../wire/values.ts';

/**
 * How measuring affected the price that the order holds; `none` if the order holds no price. `higher` means that the
 * member must accept or refuse the new price.
 */
export const priceHoldOutcome = z.enum(['none', ...priceHoldOutcomes]);

const held = {
  /** Until when the price holds. */
  untilAt: instant,
  tolerancePercent: count,
  /** The quoted weight in grams; in cm³ if `byVolume`. */
  load: count,
  /** The largest weight or volume for which the total stays the same. */
  mostLoad: count,
  byVolume: plain.yesNo,
  /** True if the hold period is over, so that the price is calculated again. */
  ended: plain.yesNo,
};

/** The price that an order holds. */
export const priceHold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('held'),
    ...held,
    /** How measuring affected the price; `none` before packing. */
    outcome: priceHoldOutcome,
    /** How the question about a higher price ended. */
    answer: z.enum(priceHoldAnswers).exclude(['open']),
  }),
  /** The packed order costs more, and waits for the member's answer. */
  z.object({
    kind: z.literal('asked'),
    ...held,
    measuredLoad: count,
    beforeMinor: minor,
    afterMinor: minor,
    /** The amount still to pay if the member agrees. */
    dueMinor: minor,
    /** The amount that returns to the balance if the member refuses and the parcels go back to the shelf. */
    refundMinor: minor,
    askedAt: instant,
    answerBy: instant,
  }),
]);

/** How long an order's price will hold. */
export const priceHoldTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('held'),
    untilAt: instant,
    tolerancePercent: count,
    load: count,
    mostLoad: count,
    byVolume: plain.yesNo,
  }),
]);
export type PriceHold = z.infer<typeof priceHold>;
export type PriceHoldTerms = z.infer<typeof priceHoldTerms>;
