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
    summary: 'The empty table of VIP orders; as XLSX with lists to choose from',
    input: z.strictObject({ format: sheetFormat }),
    output: sheetFile,
    refusals: whoMay,
  }),
  previewVipImport: call('POST', 'Centralized/PreviewVipOrders', {
    by: 'member',
    body: 'file',
    summary:
      'Read a table of VIP orders; what is wrong at each cell is found out by itself, and no order is made',
    input: nothing,
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.tooMany', ...sheetRefusalCodes],
  }),
  listVipImports: call('GET', 'Centralized/GetVipOrderImports', {
    by: 'member',
    summary: 'My tables of VIP orders, the latest first',
    input: z.strictObject(pageFields),
    output: page(vipImportView),
  }),
  getVipImport: call('GET', 'Centralized/GetVipOrderImport', {
    by: 'member',
    summary: 'How far one of my tables of VIP orders is',
    input: z.strictObject({ id }),
    output: vipImportView,
  }),
  listVipImportRows: call('GET', 'Centralized/GetVipOrderImportRows', {
    by: 'member',
    summary: 'Rows of one of my tables of VIP orders, in its order, with what is wrong at each cell',
    input: z.strictObject({ id, state: z.enum(vipRowStates).optional(), ...pageFields }),
    output: page(vipImportRow),
  }),
  editVipImportRow: call('POST', 'Centralized/EditVipOrderImportRow', {
    by: 'member',
    summary: 'Mend cells of a row before it is confirmed; the table is judged anew',
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
    summary: 'Make the orders of a preview that have no faults; goes on by itself',
    input: z.strictObject({ id, goodCount: whole }),
    output: vipImportView,
    refusals: [...whoMay, 'vipImport.nothingGood', 'vipImport.changed'],
  }),
  discardVipImport: call('POST', 'Centralized/DiscardVipOrders', {
    by: 'member',
    summary: 'Throw a preview away',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['vipImport.notOpen'],
  }),
  exportVipImport: call('GET', 'Centralized/ExportVipOrderImport', {
    by: 'member',
    summary: 'The table as it was read, with what became of each row; mended, it can be uploaded again',
    input: z.strictObject({ id, format: sheetFormat, onlyLeft: query.flag().default(false) }),
    output: sheetFile,
  }),
};
