import { z } from 'zod';
import { id, instant, minor } from '../wire/values.ts';

/** A bank transfer that its payer has reported and staff have not decided yet, as orders and the ways to pay show it. */
export const reportedTransfer = z.object({
  id,
  transactionNumber: z.string(),
  amountMinor: minor,
  currency: z.string(),
  createdAt: instant,
});
export type ReportedTransfer = z.infer<typeof reportedTransfer>;

/** The payer knows that a transfer for the order was reported before and is not decided yet, and pays all the same. */
export const despiteReported = z.boolean().default(false);
