import { z } from 'zod';
import { member } from '../wire/call.ts';
import { sheetFile, sheetFormat, sheetRefusalCodes, sheetTemplateCall } from '../wire/sheet.ts';
import { count, id, instant, note, plain, query, refusalView, whole } from '../wire/values.ts';
import { maxCellText, vipColumns } from './columns.ts';

const column = z.enum(vipColumns, { error: 'field.invalid' });

const vipImportStates = ['reading', 'preview', 'writing', 'done', 'failed'] as const;
const vipRowStates = ['read', 'good', 'bad', 'known', 'made', 'failed'] as const;
export type VipRowState = (typeof vipRowStates)[number];

/** An uploaded sheet of VIP orders. Counts are of orders, unless stated. */
export const vipImportView = z.object({
  id,
  filename: plain.text,
  state: z.enum(vipImportStates),
  columns: z.array(column),
  /** Heads that match no column; their cells are ignored. */
  unknownHeads: plain.texts,
  rowCount: count,
  orderCount: count,
  /** How many rows have been checked so far. */
  readCount: count,
  /** Orders that can be placed. */
  goodCount: count,
  /** Orders with a faulty row, which are not placed. */
  badCount: count,
  /** Orders that exist already, from this or another sheet. */
  knownCount: count,
  /** Orders placed so far. */
  madeCount: count,
  /** Orders that were valid in the preview, but not when placed. */
  failedCount: count,
  createdAt: instant,
  confirmedAt: plain.maybeInstant,
  endedAt: plain.maybeInstant,
  /** Until when the import is stored. */
  expiresAt: instant,
  /** The staff's note on a given-up import that is not retried. */
  note: plain.text,
});
export type VipImportView = z.infer<typeof vipImportView>;

const cell = z.object({
  column,
  text: plain.text,
  /** The cell's problem, in the reader's language. */
  fault: refusalView.nullable(),
});

const vipImportRow = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: count,
  /** The index of the row's order; orders are numbered in the sequence of their first rows. */
  orderIndex: count,
  state: z.enum(vipRowStates),
  /** The cells of the sheet's columns, and of columns that the sheet lacks although they need a value. */
  cells: z.array(cell),
  /** Problems of the whole order. */
  faults: z.array(refusalView),
  /** The resulting or existing VIP order. */
  order: z.object({ id, number: plain.text }).nullable(),
});
export type VipImportRow = z.infer<typeof vipImportRow>;

const whoMay = ['vip.notForYou'] as const;

export const vipImportCalls = {
  getVipImportTemplate: member.get('Centralized/GetVipOrderTemplate', {
    summary: 'Download the VIP order template',
    ...sheetTemplateCall,
    refusals: whoMay,
  }),
  previewVipImport: member.post('Centralized/PreviewVipOrders', {
    summary: 'Upload a VIP order file for checking; creates no order',
    body: 'file',
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.tooMany', ...sheetRefusalCodes],
  }),
  listVipImports: member.page('Centralized/GetVipOrderImports', {
    summary: 'List my VIP order imports, latest first',
    of: vipImportView,
  }),
  getVipImport: member.byId.get('Centralized/GetVipOrderImport', {
    summary: 'Get the progress of a VIP order import',
    output: vipImportView,
  }),
  listVipImportRows: member.page('Centralized/GetVipOrderImportRows', {
    summary: 'List the rows of a VIP order import with their errors',
    filters: { id, state: z.enum(vipRowStates).optional() },
    of: vipImportRow,
  }),
  editVipImportRow: member.post('Centralized/EditVipOrderImportRow', {
    summary: 'Edit cells of an unconfirmed import; the file is checked again',
    input: z.strictObject({
      id,
      row: whole,
      cells: z
        .array(z.strictObject({ column, text: note(maxCellText) }))
        .max(vipColumns.length, 'field.tooMany'),
    }),
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.notOpen'],
  }),
  confirmVipImport: member.postOnce('Centralized/ConfirmVipOrders', {
    summary: 'Create the valid orders of an import in the background',
    input: z.strictObject({ id, goodCount: whole }),
    output: vipImportView,
    refusals: ['shop.notOpen', ...whoMay, 'vipImport.nothingGood', 'vipImport.changed'],
  }),
  discardVipImport: member.byId.post('Centralized/DiscardVipOrders', {
    summary: 'Discard an unconfirmed import',
    refusals: ['vipImport.notOpen'],
  }),
  exportVipImport: member.get('Centralized/ExportVipOrderImport', {
    summary: 'Download an import with the result of each row',
    input: z.strictObject({ id, format: sheetFormat, onlyLeft: query.flag().default(false) }),
    output: sheetFile,
  }),
};
