import { z } from 'zod';

/** What the QR code on a Thai transfer slip says. */
export const slipRead = z.object({
  /** The bank that the money was sent from; its code if we do not know it. */
  bankName: z.string(),
  reference: z.string(),
});
export type SlipRead = z.infer<typeof slipRead>;
