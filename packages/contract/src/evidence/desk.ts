import { z } from 'zod';
import { pdfFile } from '../receipts/shapes.ts';
import { call } from '../wire/call.ts';
import { id, lang } from '../wire/values.ts';

export const evidenceDeskCalls = {
  getStaffOrderEvidence: call('GET', 'staff/orders/evidence', {
    by: 'staff',
    can: 'order.read',
    summary: 'The member’s document with all evidence of their order, for a claim',
    input: z.strictObject({ orderId: id, lang: lang.optional() }),
    output: pdfFile,
  }),
};
