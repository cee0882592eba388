import { z } from 'zod';
import { call } from '../wire/call.ts';
import { sheetFile, sheetFormat, sheetRefusalCodes } from '../wire/sheet.ts';
import { done, id, instant, note, nothing, page, pageFields, query, whole } from '../wire/values.ts';
import { maxCellText, vipColumns } from './columns.ts';

const count = z.number().int();
const column = z.enum(vipColumns, { error: 'field.invalid' });

const vipImportStates = ['reading', 'preview', 'writing', 'done', 'failed'] as const;
const vipRowStates = ['read', 'good', 'bad', 'known', 'made', 'failed'] as const;
export type VipRowState = (typeof vipRowStates)[number];

/** A table of VIP orders that was read; orders are counted, not rows, where nothing else is said. */
export const vipImportView = z.object({
  id,
  filename: z.string(),
  state: z.enum(vipImportStates),
  columns: z.array(column),
  /** Heads that no column carries: what stands below them was not read. */
  unknownHeads: z.array(z.string()),
  rowCount: count,
  orderCount: count,
  /** Rows that are judged, while it is being read. */
  readCount: count,
  /** Can be made. */
  goodCount: count,
  /** Have a row with a fault, and are left out. */
  badCount: count,
  /** Are there already, of this table or of another. */
  knownCount: count,
  /** Made so far. */
  madeCount: count,
  /** Could be made when it was looked at, and no longer when it was written. */
  failedCount: count,
  createdAt: instant,
  confirmedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Until when it is kept. */
  expiresAt: instant,
  /** What staff say of one that was given up, and that they do not take up again. */
  note: z.string(),
});
export type VipImportView = z.infer<typeof vipImportView>;

const cell = z.object({
  column,
  /** As it was typed. */
  text: z.string(),
  /** What is wrong with it, in the reader's language. */
  fault: z.object({ error: z.string(), message: z.string() }).nullable(),
});

const vipImportRow = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: count,
  /** Its order, counted by first rows. */
  orderIndex: count,
  state: z.enum(vipRowStates),
  /** Those of the table's columns, and others that miss something. */
  cells: z.array(cell),
  /** What is wrong with its order and with no cell alone. */
  faults: z.array(z.object({ error: z.string(), message: z.string() })),
  /** The VIP order that was made of it, or was there before. */
  order: z.object({ id, number: z.string() }).nullable(),
});
export type VipImportRow = z.infer<typeof vipImportRow>;

const whoMay = ['vip.notForYou'] as const;

export const vipImportCalls = {
  getVipImportTemplate: call('GET', 'Centralized/GetVipOrderTemplate', {
    by: 'member',
    summary: 'Download the VIP order template',
    input: z.strictObject({ format: sheetFormat }),
    output: sheetFile,
    refusals: whoMay,
  }),
  previewVipImport: call('POST', 'Centralized/PreviewVipOrders', {
    by: 'member',
    body: 'file',
    summary: 'Upload a VIP order file for checking; creates no order',
    input: nothing,
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.tooMany', ...sheetRefusalCodes],
  }),
  listVipImports: call('GET', 'Centralized/GetVipOrderImports', {
    by: 'member',
    summary: 'List my VIP order imports, latest first',
    input: z.strictObject(pageFields),
    output: page(vipImportView),
  }),
  getVipImport: call('GET', 'Centralized/GetVipOrderImport', {
    by: 'member',
    summary: 'Get the progress of a VIP order import',
    input: z.strictObject({ id }),
    output: vipImportView,
  }),
  listVipImportRows: call('GET', 'Centralized/GetVipOrderImportRows', {
    by: 'member',
    summary: 'List the rows of a VIP order import with their errors',
    input: z.strictObject({ id, state: z.enum(vipRowStates).optional(), ...pageFields }),
    output: page(vipImportRow),
  }),
  editVipImportRow: call('POST', 'Centralized/EditVipOrderImportRow', {
    by: 'member',
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
  confirmVipImport: call('POST', 'Centralized/ConfirmVipOrders', {
    by: 'member',
    idempotent: true,
    summary: 'Create the valid orders of an import in the background',
    input: z.strictObject({ id, goodCount: whole }),
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.nothingGood', 'vipImport.changed'],
  }),
  discardVipImport: call('POST', 'Centralized/DiscardVipOrders', {
    by: 'member',
    summary: 'Discard an unconfirmed import',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['vipImport.notOpen'],
  }),
  exportVipImport: call('GET', 'Centralized/ExportVipOrderImport', {
    by: 'member',
    summary: 'Download an import with the result of each row',
    input: z.strictObject({ id, format: sheetFormat, onlyLeft: query.flag().default(false) }),
    output: sheetFile,
  }),
};
