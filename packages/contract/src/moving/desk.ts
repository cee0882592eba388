import { importFileKinds } from '@crossdock/domain/moving/columnMapping.ts';
import { encodings } from '@crossdock/domain/statements/tables.ts';
import { z } from 'zod';
import { approvalRefusals } from '../wallet/approvals.ts';
import { staff } from '../wire/call.ts';
import { sheetExportCall, sheetRefusalCodes } from '../wire/sheet.ts';
import { count, id, instant, note, plain, text } from '../wire/values.ts';
import { movedMemberLetterCalls } from './letters.ts';

const kind = z.enum(importFileKinds, { error: 'field.invalid' });

/** `failed`: the work was interrupted too often, and can be started again. */
const moveStates = [
  'reading',
  'preview',
  'waiting',
  'writing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;

const moveRowStates = [
  'read',
  'new',
  'changed',
  'same',
  'faulty',
  'written',
  'failed',
  'undone',
  'kept',
] as const;

/** The most rows of a file, without its head. */
export const maxDataImportRows = 100_000;

const column = z.object({ column: plain.text, head: plain.text });

/** An uploaded file of the old system. */
const moveImportView = z.object({
  id,
  kind,
  filename: plain.text,
  state: z.enum(moveStates),
  /** The column heads of the file. */
  heads: plain.texts,
  /** Our columns for this kind of file, each with the matching head; empty if there is none. */
  columns: z.array(column),
  rowCount: count,
  /** Rows that the current step has processed. */
  progress: count,
  newCount: count,
  changedCount: count,
  sameCount: count,
  faultyCount: count,
  writtenCount: count,
  /** Rows that were valid in the preview, but not when written. */
  failedCount: count,
  undoneCount: count,
  /** Rows that stay after the import was reverted, because others have used or changed their data. */
  keptCount: count,
  /**
   * For balances, coupons and orders (in minor units) and points: `total` is the sum in the file, `entering` the sum
   * to be entered, and `entered` the sum entered.
   */
  total: count,
  entering: count,
  entered: count,
  createdBy: plain.text,
  createdAt: instant,
  appliedBy: plain.maybeText,
  appliedAt: plain.maybeInstant,
  /** The second person who approved the import. */
  agreedBy: plain.maybeText,
  endedAt: plain.maybeInstant,
  undoneBy: plain.maybeText,
  undoneAt: plain.maybeInstant,
});
export type DataImportView = z.infer<typeof moveImportView>;

const moveRow = z.object({
  /** As in a spreadsheet: the head is row 1. */
  row: count,
  state: z.enum(moveRowStates),
  /** The cells of the row's first columns, to identify it. */
  about: plain.text,
  faults: z.array(
    z.object({
      /** The head of the file's column; empty if the whole row is meant. */
      head: plain.text,
      text: plain.text,
      error: plain.text,
      message: plain.text,
    }),
  ),
});
export type DataImportRowView = z.infer<typeof moveRow>;

const report = z.object({
  shop: plain.text,
  currency: plain.text,
  madeAt: instant,
  imports: z.array(moveImportView),
  /** How many members, points and parcels the shop already has. */
  memberCount: count,
  /** The sum of the imported balances, from the ledger. */
  balanceMinor: count,
  points: count,
  parcelCount: count,
});

export const dataImportCalls = {
  uploadMoveFile: staff('shop.write').post('staff/moving/upload', {
    summary: 'Upload a file of the old system; it is checked, and nothing is written',
    body: 'file',
    input: z.strictObject({ kind, encoding: z.enum(encodings, { error: 'field.invalid' }).optional() }),
    output: moveImportView,
    refusals: ['moving.tooMany', ...sheetRefusalCodes],
  }),
  matchMoveColumns: staff('shop.write').post('staff/moving/columns', {
    summary:
      'Say which column holds what; the file is checked again, and the next file of its kind uses the same',
    input: z.strictObject({
      id,
      columns: z.array(z.strictObject({ column: text(40), head: note(200) })).max(60, 'field.tooMany'),
    }),
    output: moveImportView,
    refusals: ['moving.notOpen', 'moving.columnUnknown'],
  }),
  listMoveImports: staff('shop.write').page('staff/moving', {
    summary: 'List the files of the old system, latest first',
    of: moveImportView,
  }),
  getMoveImport: staff('shop.write').byId.get('staff/moving/one', {
    summary: 'Get the progress of a file of the old system',
    output: moveImportView,
  }),
  listMoveRows: staff('shop.write').page('staff/moving/rows', {
    summary: 'List the rows of a file of the old system with their faults',
    filters: { id, state: z.enum(moveRowStates).optional() },
    of: moveRow,
  }),
  exportMoveFaults: staff('shop.write').get('staff/moving/faults', {
    summary: 'Download the faulty rows of a file of the old system, with what is wrong with each',
    ...sheetExportCall({ id }),
  }),
  applyMoveImport: staff('shop.write').postOnce('staff/moving/apply', {
    summary:
      'Write the new and changed rows of a file in the background; what is worth money takes two people once the shop is open',
    input: z.strictObject({
      id,
      /** The number of new and changed rows that the caller saw. If it has changed, the call is refused. */
      count: z.number({ error: 'field.required' }).int('field.integer').min(0, 'field.tooSmall'),
    }),
    output: moveImportView,
    refusals: ['moving.notOpen', 'moving.nothing', 'moving.changed', ...approvalRefusals],
  }),
  discardMoveImport: staff('shop.write').byId.post('staff/moving/discard', {
    summary: 'Discard a file that was not written',
    refusals: ['moving.notOpen'],
  }),
  retryMoveImport: staff('shop.write').byId.postOnce('staff/moving/retry', {
    summary: 'Go on with a file whose work was interrupted; what is written stays',
    output: moveImportView,
    refusals: ['moving.notFailed'],
  }),
  undoMoveImport: staff('shop.write').byId.postOnce('staff/moving/undo', {
    summary: 'Take back all that a file wrote, as long as the shop is not open and nothing else has used it',
    output: moveImportView,
    refusals: ['moving.notDone', 'moving.shopOpen'],
  }),
  getMoveReport: staff('shop.write').get('staff/moving/report', {
    summary: 'The moved-in files with rows, sums, people and times, as a report to sign',
    output: report,
  }),
  ...movedMemberLetterCalls,
};
