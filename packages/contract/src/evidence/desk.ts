import { z } from 'zod';
import { pdfFile } from '../receipts/shapes.ts';
import { staff } from '../wire/call.ts';
import { id, lang } from '../wire/values.ts';

export const evidenceDeskCalls = {
  getStaffOrderEvidence: staff('order.read').get('staff/orders/evidence', {
    summary: 'The member’s document with all evidence of their order, for a claim',
    input: z.strictObject({ orderId: id, lang: lang.optional() }),
    output: pdfFile,
  }),
};
