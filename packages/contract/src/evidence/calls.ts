import { z } from 'zod';
import { pdfFile } from '../receipts/shapes.ts';
import { guest, member } from '../wire/call.ts';
import { id, instant, lang, plain, text } from '../wire/values.ts';

/** The document's language; by default the reader's. */
const language = lang.optional();

const hex = z.string().regex(/^([0-9a-f]{64})?$/, 'field.invalid');

export const evidenceCalls = {
  getOrderEvidence: member.get('Orders/GetOrderEvidence', {
    summary:
      'All evidence of an order in one PDF: parcels, photos, measurements, packages, delivery, payment',
    input: z.strictObject({ orderId: id, lang: language }),
    output: pdfFile,
  }),
  getParcelEvidence: member.get('Centralized/GetParcelEvidence', {
    summary:
      'All evidence of an arrived parcel in one PDF: photos, measurements, and its package if it was shipped',
    input: z.strictObject({ id, lang: language }),
    output: pdfFile,
    refusals: ['evidence.notArrived'],
  }),
  checkEvidence: guest.get('Centralized/CheckEvidence', {
    summary:
      'Whether this shop made a document with this number and verification code, and its file is unchanged',
    input: z.strictObject({
      number: text(60),
      code: text(80),
      fileDigest: hex.default(''),
      fileSeal: hex.default(''),
    }),
    output: z.object({
      number: plain.text,
      createdAt: instant,
      digest: plain.text,
      file: z.enum(['notChecked', 'unchanged', 'changed']),
    }),
    refusals: ['evidence.notOurs'],
  }),
};
