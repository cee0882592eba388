import { z } from 'zod';

const payIns = [
  /** A code for a bank's app; `payload` is its text. */
  z.object({ kind: z.literal('qr'), payload: z.string() }),
  /** An account that belongs to this payment alone. */
  z.object({ kind: z.literal('bankCode'), bankCode: z.string(), account: z.string() }),
  /** Typed at a shop's terminal. */
  z.object({ kind: z.literal('storeCode'), code: z.string() }),
  /** Shown at a till, one after the other. */
  z.object({ kind: z.literal('barcodes'), codes: z.array(z.string()) }),
] as const;

/** What a payer shows or types elsewhere, because there is no page to go to. */
const payInStep = z.discriminatedUnion('kind', payIns);
export type PayInStep = z.infer<typeof payInStep>;

/** `none`: a page leads on, or the payment is decided. */
export const payStep = z.discriminatedUnion('kind', [z.object({ kind: z.literal('none') }), ...payIns]);
export type PayStep = z.infer<typeof payStep>;
