import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { call } from '../wire/call.ts';
import { sheetFile, sheetFormat } from '../wire/sheet.ts';
import { dayRangeFields, emptyInput, id, note, page, pageFields } from '../wire/values.ts';
import { month, pdfFile, receiptKind, receiptView } from './shapes.ts';

const filters = {
  kind: receiptKind.optional(),
  month: month.optional(),
  /** A document's or order's number, or a member. */
  words: searchWords,
};

const listedReceipt = receiptView.extend({
  memberId: id,
  memberAccount: z.string(),
  memberName: z.string(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  month: z.string().nullable(),
});
export type ListedReceipt = z.infer<typeof listedReceipt>;

const fields = {
  offered: z.boolean(),
  sellerName: note(100),
  sellerAddress: note(300),
  taxNumber: note(30),
  footer: note(500),
};

export const receiptSettingsInput = z.strictObject(fields).superRefine((settings, context) => {
  if (settings.offered && settings.sellerName === '')
    context.addIssue({ code: 'custom', message: 'receipt.sellerNeeded', path: ['sellerName'] });
});

export const receiptDeskCalls = {
  listReceipts: call('GET', 'staff/receipts', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'Receipts, credit notes and statements, newest first',
    input: z.strictObject({ ...filters, ...dayRangeFields, ...pageFields }),
    output: page(listedReceipt),
  }),
  exportReceipts: call('GET', 'staff/receipts/export', {
    watched: 'export',
    by: 'staff',
    can: 'wallet.close',
    summary: 'A month’s receipts and credit notes as a table, in the order of their numbers',
    input: z.strictObject({ month, format: sheetFormat }),
    output: sheetFile,
    refusals: ['receipt.tooMany'],
  }),
  issueOrderReceipts: call('POST', 'staff/receipts/issue', {
    by: 'staff',
    can: 'order.read',
    summary: 'The receipts and credit notes of a paid order; missing ones are written now, once',
    input: z.strictObject({ orderId: id }),
    output: z.object({ list: z.array(receiptView) }),
    refusals: ['row.notFound', 'receipt.notOffered', 'receipt.notYet'],
  }),
  issueMemberStatement: call('POST', 'staff/receipts/statement', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'A member’s statement of an ended month; it is written now if it was not yet, once',
    input: z.strictObject({ memberId: id, month }),
    output: receiptView,
    refusals: ['row.notFound', 'receipt.notOffered', 'receipt.monthRuns', 'receipt.nothing'],
  }),
  getStaffReceiptFile: call('GET', 'staff/receipts/file', {
    by: 'staff',
    can: 'order.read',
    summary: 'A receipt, credit note or statement as a PDF',
    input: z.strictObject({ id }),
    output: pdfFile,
    refusals: ['row.notFound'],
  }),
  getReceiptSettings: call('GET', 'staff/receipts/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Whether receipts are given, and what they say of the shop',
    input: emptyInput,
    output: z.object(fields),
  }),
  saveReceiptSettings: call('POST', 'staff/receipts/settings', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set whether receipts are given, and what later ones say of the shop',
    input: receiptSettingsInput,
    output: z.object(fields),
    refusals: ['receipt.sellerNeeded'],
  }),
};
