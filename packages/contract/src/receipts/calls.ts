import { z } from 'zod';
import { member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { plain } from '../wire/values.ts';
import { month, pdfFile, receiptView } from './shapes.ts';

export const receiptCalls = {
  getReceiptOffer: member.get('receipts/offer', {
    summary: 'Whether the shop gives receipts, and the months that a statement can be asked for',
    output: z.object({ offered: plain.yesNo, months: z.array(month) }),
  }),
  issueReceipts: member.byOrder.post('receipts/issue', {
    summary: 'The receipts and credit notes of a paid order; missing ones are written now, once',
    output: listOf(receiptView),
    refusals: ['receipt.notOffered', 'receipt.notYet'],
  }),
  issueStatement: member.post('receipts/statement', {
    summary: 'The statement of an ended month; it is written now if it was not yet, once',
    input: z.strictObject({ month }),
    output: receiptView,
    refusals: ['receipt.notOffered', 'receipt.monthRuns', 'receipt.nothing'],
  }),
  getReceiptFile: member.byId.get('receipts/file', {
    summary: 'A receipt, credit note or statement as a PDF',
    output: pdfFile,
    refusals: ['row.notFound'],
  }),
};
