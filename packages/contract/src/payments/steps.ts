import { z } from 'zod';
import { plain } from '../wire/values.ts';

const payIns = [
  /** A QR code for a bank's app; `payload` is its text. */
  z.object({ kind: z.literal('qr'), payload: plain.text }),
  /** A bank account number that is used for this payment only. */
  z.object({ kind: z.literal('bankCode'), bankCode: plain.text, account: plain.text }),
  /** A code to type at a convenience store's terminal. */
  z.object({ kind: z.literal('storeCode'), code: plain.text }),
  /** Barcodes to show at a till, one after the other. */
  z.object({ kind: z.literal('barcodes'), codes: plain.texts }),
] as const;

/** The code that a payer shows, or types outside the portal, if the method has no page. */
const payInStep = z.discriminatedUnion('kind', payIns);
export type PayInStep = z.infer<typeof payInStep>;

/** `none`: no code to show, because the payer goes to a page, or because the payment has succeeded or failed. */
export const payStep = z.discriminatedUnion('kind', [z.object({ kind: z.literal('none') }), ...payIns]);
export type PayStep = z.infer<typeof payStep>;
