import { holdAnswers, holdOutcomes } from '@crossdock/domain/pricing/hold.ts';
import { z } from 'zod';
import { instant, minor } from '../wire/values.ts';

const count = z.number().int();

/** What measuring makes of the price that the order holds; `none` if it holds none. `higher`: the member is asked. */
export const heldOutcome = z.enum(['none', ...holdOutcomes]);

const held = {
  /** The price holds until then. */
  untilAt: instant,
  tolerancePercent: count,
  /** The quoted weight in grams; in cm³ where `byVolume`. */
  load: count,
  /** The largest one at which the total stands. */
  mostLoad: count,
  byVolume: z.boolean(),
  /** Those days are over: the price is a new one. */
  ended: z.boolean(),
};

/** The price that an order holds. */
export const priceHold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('held'),
    ...held,
    /** What measuring made of it; `none` before packing. */
    outcome: heldOutcome,
    /** How a question about a higher price ended. */
    answer: z.enum(holdAnswers).exclude(['open']),
  }),
  /** The packed order comes to more, and waits for the member's answer. */
  z.object({
    kind: z.literal('asked'),
    ...held,
    measuredLoad: count,
    beforeMinor: minor,
    afterMinor: minor,
    /** What is left to pay after agreeing. */
    dueMinor: minor,
    /** What goes back to the balance if the parcels are taken back. */
    refundMinor: minor,
    askedAt: instant,
    answerBy: instant,
  }),
]);

/** How long the price of an order will hold. */
export const holdTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('held'),
    untilAt: instant,
    tolerancePercent: count,
    load: count,
    mostLoad: count,
    byVolume: z.boolean(),
  }),
]);
export type PriceHold = z.infer<typeof priceHold>;
export type HoldTerms = z.infer<typeof holdTerms>;
