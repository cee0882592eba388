import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields, listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { sheetExportCall } from '../wire/sheet.ts';
import { id, note, ofMember, plain } from '../wire/values.ts';
import { month, pdfFile, receiptKind, receiptView } from './shapes.ts';

const filters = {
  kind: receiptKind.optional(),
  month: month.optional(),
  /** A document's or order's number, or a member. */
  words: searchWords,
};

const listedReceipt = receiptView.extend({
  ...ofMember,
  orderId: plain.maybeId,
  orderNumber: plain.maybeText,
  month: plain.maybeText,
});
export type ListedReceipt = z.infer<typeof listedReceipt>;

const fields = {
  offered: plain.yesNo,
  sellerName: note(100),
  sellerAddress: note(300),
  taxNumber: note(30),
  footer: note(500),
};

export const receiptSettingsInput = z.strictObject(fields).superRefine((settings, context) => {
  if (settings.offered && settings.sellerName === '')
    context.addIssue({ code: 'custom', message: 'receipt.sellerNeeded', path: ['sellerName'] });
});

const settings = settingsCalls('staff/receipts/settings', receiptSettingsInput, z.object(fields));

export const receiptDeskCalls = {
  listReceipts: staff('wallet.read').page('staff/receipts', {
    summary: 'Receipts, credit notes and statements, newest first',
    filters: { ...filters, ...dayRangeFields },
    of: listedReceipt,
    table: {
      views: 'receipts',
      title: 'receipts.title',
      columns: {
        number: column.text('receipts.number', 'number'),
        kind: column.choice('receipts.kind', 'kind'),
        issuedAt: column.instant('receipts.issuedAt', 'issuedAt'),
        member: column.member('receipts.member'),
        about: column.text('receipts.about', 'orderNumber month'),
        amount: column.money('receipts.amount', 'amountMinor'),
      },
    },
  }),
  exportReceipts: staff('wallet.close').get('staff/receipts/export', {
    summary: 'A month’s receipts and credit notes as a table, in the order of their numbers',
    ...sheetExportCall({ month }),
    refusals: ['receipt.tooMany'],
  }),
  issueOrderReceipts: staff('order.read').byOrder.post('staff/receipts/issue', {
    summary: 'The receipts and credit notes of a paid order; missing ones are written now, once',
    output: listOf(receiptView),
    refusals: ['row.notFound', 'receipt.notOffered', 'receipt.notYet'],
  }),
  issueMemberStatement: staff('wallet.read').post('staff/receipts/statement', {
    summary: 'A member’s statement of an ended month; it is written now if it was not yet, once',
    input: z.strictObject({ memberId: id, month }),
    output: receiptView,
    refusals: ['row.notFound', 'receipt.notOffered', 'receipt.monthRuns', 'receipt.nothing'],
  }),
  getStaffReceiptFile: staff('order.read').byId.get('staff/receipts/file', {
    summary: 'A receipt, credit note or statement as a PDF',
    output: pdfFile,
    refusals: ['row.notFound'],
  }),
  getReceiptSettings: settings.get('shop.read', 'Whether receipts are given, and what they say of the shop'),
  saveReceiptSettings: settings.save(
    'shop.write',
    'Set whether receipts are given, and what later ones say of the shop',
    { refusals: ['receipt.sellerNeeded'] },
  ),
};
