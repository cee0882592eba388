import { z } from 'zod';
import { call } from '../wire/call.ts';
import { emptyInput, id } from '../wire/values.ts';
import { month, pdfFile, receiptView } from './shapes.ts';

export const receiptCalls = {
  getReceiptOffer: call('GET', 'receipts/offer', {
    by: 'member',
    summary: 'Whether the shop gives receipts, and the months that a statement can be asked for',
    input: emptyInput,
    output: z.object({ offered: z.boolean(), months: z.array(month) }),
  }),
  issueReceipts: call('POST', 'receipts/issue', {
    by: 'member',
    summary: 'The receipts and credit notes of a paid order; missing ones are written now, once',
    input: z.strictObject({ orderId: id }),
    output: z.object({ list: z.array(receiptView) }),
    refusals: ['receipt.notOffered', 'receipt.notYet'],
  }),
  issueStatement: call('POST', 'receipts/statement', {
    by: 'member',
    summary: 'The statement of an ended month; it is written now if it was not yet, once',
    input: z.strictObject({ month }),
    output: receiptView,
    refusals: ['receipt.notOffered', 'receipt.monthRuns', 'receipt.nothing'],
  }),
  getReceiptFile: call('GET', 'receipts/file', {
    by: 'member',
    summary: 'A receipt, credit note or statement as a PDF',
    input: z.strictObject({ id }),
    output: pdfFile,
    refusals: ['row.notFound'],
  }),
};
