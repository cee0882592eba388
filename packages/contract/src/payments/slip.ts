import { z } from 'zod';
import { plain } from '../wire/values.ts';

/** The content of the QR code on a Thai transfer slip. */
export const slipContent = z.object({
  /** The bank that sent the money; its code if we do not know its name. */
  bankName: plain.text,
  reference: plain.text,
});
export type SlipContent = z.infer<typeof slipContent>;
