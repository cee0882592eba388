import { costKinds, costRules } from '@crossdock/domain/pricing/costLine.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { z } from 'zod';
import { minor } from './wire.ts';

const numbers = z.record(z.string(), z.union([z.number(), z.string()]));

/** One line of a quote or bill, with the rule that made it and the rule's numbers. */
export const costLine = z.object({
  kind: z.enum(costKinds),
  amountMinor: minor,
  /** Settled by somebody else later, such as customs. */
  estimate: z.boolean(),
  reason: z.object({ rule: z.enum(costRules), numbers }),
});

/** Why a shipment cannot go this way: the reason's numbers, and its text in the reader's language. */
export const impossible = z.object({
  reason: z.enum(quoteRefusalReasons),
  numbers,
  message: z.string(),
});

/** A price and how it came about; with `refusals` it is not an offer. */
export const quoteView = z.object({
  totalMinor: minor,
  lines: z.array(costLine),
  realWeightG: z.number().int(),
  volumeWeightG: z.number().int(),
  billingWeightG: z.number().int(),
  refusals: z.array(impossible),
});
