import { z } from 'zod';

/** The content of the QR code on a Thai transfer slip. */
export const slipRead = z.object({
  /** The bank that the money was sent from; its code if we do not know it. */
  bankName: z.string(),
  reference: z.string(),
});
export type SlipRead = z.infer<typeof slipRead>;
