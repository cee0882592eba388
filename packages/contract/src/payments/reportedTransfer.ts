import { z } from 'zod';
import { id, instant, minor, plain } from '../wire/values.ts';

/** A bank transfer that was reported and is not decided yet, as orders and payment pages show it. */
export const reportedTransfer = z.object({
  id,
  transactionNumber: plain.text,
  amountMinor: minor,
  currency: plain.text,
  createdAt: instant,
});
export type ReportedTransfer = z.infer<typeof reportedTransfer>;

/** True if the payer knows that a reported transfer for the order is undecided, and pays anyway. */
export const payDespiteReportedTransfer = plain.yesNo.default(false);
