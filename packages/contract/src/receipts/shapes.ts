import { receiptKinds } from '@crossdock/domain/receipts/documents.ts';
import { z } from 'zod';
import { id, instant, minor, plain } from '../wire/values.ts';

export const receiptKind = z.enum(receiptKinds, { error: 'field.invalid' });

/** A month of the shop's calendar: 2026-11. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'field.invalid');

export const receiptView = z.object({
  id,
  kind: receiptKind,
  number: plain.text,
  amountMinor: minor,
  currency: plain.text,
  issuedAt: instant,
});
export type ReceiptView = z.infer<typeof receiptView>;

/** A finished PDF to download. */
export const pdfFile = z.object({ filename: plain.text, mime: plain.text, base64: plain.text });
