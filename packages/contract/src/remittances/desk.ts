import { remittanceColumns, remittanceFaults } from '@crossdock/domain/remittances/columns.ts';
import { remittanceDifferences, remittanceTabs } from '@crossdock/domain/remittances/differences.ts';
import { z } from 'zod';
import { columnHead, tableFileFormat, tableShape } from '../statements/tableShape.ts';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, settingsCalls, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { importedFile, sheetExportCall, sheetRefusalCodes } from '../wire/sheet.ts';
import { count, id, instant, minor, note, plain, query, text, whole } from '../wire/values.ts';

const day = z.iso.date();

/**
 * How to read the carrier's list: for each column its head in the file, or empty. If all are empty, the column map of
 * an earlier import is used, or else a proposed one.
 */
const mapFields = {
  trackingHead: columnHead,
  orderHead: columnHead,
  collectedHead: columnHead,
  feeHead: columnHead,
  dateHead: columnHead,
  referenceHead: columnHead,
  ...tableFileFormat,
};

const carrier = z.object({ id, name: plain.text });

const readLine = z.object({
  row: count,
  trackingNumber: plain.text,
  orderNumber: plain.text,
  collectedMinor: minor,
  feeMinor: minor,
  day: day.nullable(),
  reference: plain.text,
});

const preview = z.object({
  newCount: count,
  knownCount: count,
  /** The number of unreadable rows; the first ones are listed. */
  wrongCount: count,
  wrong: z.array(z.object({ row: count, fault: z.enum(remittanceFaults) })),
  collectedMinor: minor,
  feeMinor: minor,
  lines: z.array(readLine),
  /** The list as a table. Its column map is null if no head was recognised. */
  table: tableShape(remittanceColumns),
});

const line = readLine.extend({
  id,
  listId: id,
  filename: plain.text,
  carrier,
  state: z.enum(['open', 'task', 'accepted']),
  difference: z.enum(remittanceDifferences),
  /** The amount that the carrier collected for the order according to the books. */
  bookedMinor: minor,
  orderId: plain.maybeId,
  ourNumber: plain.maybeText,
  /** The list in which the order was already paid. */
  remittedIn: plain.maybeText,
  remark: plain.text,
  decidedBy: plain.maybeText,
  decidedAt: plain.maybeInstant,
  secondAwaited: awaitedApproval,
});
export type RemittanceLineView = z.infer<typeof line>;

const unremitted = z.object({
  orderId: id,
  number: plain.text,
  carrier,
  forwardingNumber: plain.text,
  memberId: id,
  memberName: plain.text,
  collectedMinor: minor,
  signedAt: instant,
  days: count,
});
export type UnremittedOrder = z.infer<typeof unremitted>;

const lineFilters = {
  shelf: z.enum(remittanceTabs).default('all'),
  difference: z.enum(remittanceDifferences).optional(),
  carrierId: plain.optionalId,
  listId: plain.optionalId,
  words: searchWords,
};

const unremittedFilters = { carrierId: plain.optionalId, words: searchWords };

const fileRefusals = ['remittance.carrierUnknown', ...sheetRefusalCodes] as const;
const reason = text(200);

export const remittanceSettings = z.strictObject({
  lateDays: whole.min(0, 'field.tooSmall').max(365, 'field.tooBig'),
});

const settings = settingsCalls(
  'staff/remittances/settings',
  remittanceSettings,
  z.object({ lateDays: count, carriers: z.array(carrier) }),
);

/**
 * Carriers' payments for orders with cash on delivery: their lists are compared with the books and booked
 * line by line.
 */
export const remittanceCalls = {
  getRemittanceSettings: settings.get(
    'transfer.read',
    'After how many days a delivered order counts as not remitted, and the carriers',
  ),
  saveRemittanceSettings: settings.set(
    'transfer.audit',
    'Set after how many days a delivered order counts as not remitted',
  ),
  previewRemittances: staff('transfer.audit').post('staff/remittances/preview', {
    summary: 'Preview a carrier’s list of collected money (CSV, XLSX); writes nothing',
    body: 'file',
    input: z.strictObject({ carrierId: id, ...mapFields }),
    output: preview,
    refusals: fileRefusals,
  }),
  importRemittances: staff('transfer.audit').post('staff/remittances/import', {
    summary: 'Import a carrier’s list of collected money; a line that is known already is not stored again',
    body: 'file',
    input: z.strictObject({
      carrierId: id,
      ...mapFields,
      /** Skips unreadable rows. Without this flag, a single unreadable row causes the whole file to be refused. */
      skipWrong: query.flag().default(false),
    }),
    output: doneAnswer.extend({ id, addedCount: count, knownCount: count, wrongCount: count }),
    refusals: [...fileRefusals, 'remittance.noHead', 'remittance.wrongRows'],
  }),
  listRemittanceLists: staff('transfer.read').page('staff/remittances/lists', {
    summary: 'The imported lists of carriers, newest first',
    filters: { carrierId: plain.optionalId },
    of: importedFile.extend({
      carrier,
      acceptedCount: count,
      collectedMinor: minor,
      feeMinor: minor,
    }),
    table: {
      views: 'remittanceFiles',
      title: 'remittances.lists',
      columns: {
        file: column.text('remittances.file', 'filename'),
        carrier: column.text('remittances.carrier', 'carrier.name'),
        lines: column.count('remittances.lists.lines', 'addedCount'),
        accepted: column.count('remittances.lists.accepted', 'acceptedCount'),
        collected: column.money('remittances.collected', 'collectedMinor'),
        fee: column.money('remittances.fee', 'feeMinor'),
        by: column.text('remittances.lists.by', 'importedBy'),
        at: column.instant('remittances.lists.at', 'createdAt'),
      },
    },
  }),
  listRemittanceLines: staff('transfer.read').page('staff/remittances/lines', {
    summary: 'Lines of carriers’ lists beside the orders that they name, newest first',
    filters: lineFilters,
    of: line,
    with: { counts: z.object({ clean: count, difference: count, task: count }) },
    table: {
      views: 'remittances',
      title: 'remittances.lines',
      columns: {
        tracking: column.text('remittances.tracking', 'trackingNumber'),
        order: column.text('remittances.order', 'ourNumber orderNumber'),
        carrier: column.text('remittances.carrier', 'carrier.name filename'),
        collected: column.money('remittances.collected', 'collectedMinor'),
        fee: column.money('remittances.fee', 'feeMinor'),
        difference: column.choice('remittances.difference', 'difference'),
        state: column.choice('remittances.state', 'state'),
      },
    },
  }),
  exportRemittanceLines: staff('wallet.close').get('staff/remittances/lines/export', {
    summary: 'Lines of carriers’ lists as a table',
    ...sheetExportCall(lineFilters),
    refusals: ['remittance.tooManyRows'],
  }),
  acceptRemittanceLines: staff('transfer.audit').postOnce('staff/remittances/lines/acceptAll', {
    summary: 'Book the lines of a list that agree with the books, some at a time',
    input: z.strictObject({ listId: id }),
    output: doneAnswer.extend({ acceptedCount: count, leftCount: count, bankMinor: minor, feeMinor: minor }),
  }),
  acceptRemittanceLine: staff('transfer.audit').postOnce('staff/remittances/lines/accept', {
    summary: 'Book a line although it differs; a shortfall always takes two people',
    input: z.strictObject({ id, reason }),
    output: doneAnswer.extend({ state: approvalState, differenceMinor: minor }),
    refusals: ['remittance.accepted', 'remittance.notDelivered', ...approvalRefusals],
  }),
  markRemittanceLine: staff('transfer.audit').post('staff/remittances/lines/mark', {
    summary: 'Make a line a task with a note, or open it again',
    input: z
      .strictObject({ id, state: z.enum(['open', 'task']), remark: note(500).default('') })
      .refine(({ state, remark }) => state !== 'task' || remark !== '', {
        error: 'field.required',
        path: ['remark'],
      }),
    refusals: ['remittance.accepted'],
  }),
  undoRemittanceLine: staff('transfer.audit').postOnce('staff/remittances/lines/undo', {
    summary: 'Reverse a line that was accepted by mistake; it becomes a task',
    input: z.strictObject({ id, reason }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['remittance.notAccepted', ...approvalRefusals],
  }),
  listUnremitted: staff('transfer.read').page('staff/remittances/unremitted', {
    summary: 'Delivered orders whose collected money no list has named for some days, oldest first',
    filters: unremittedFilters,
    of: unremitted,
    with: {
      lateDays: count,
      carriers: z.array(carrier.extend({ orderCount: count, collectedMinor: minor, oldestAt: instant })),
    },
    table: {
      views: 'unremitted',
      title: 'remittances.unremitted',
      columns: {
        order: column.text('remittances.order', 'number'),
        age: column.count('remittances.age', 'days'),
        carrier: column.text('remittances.carrier', 'carrier.name'),
        tracking: column.text('remittances.tracking', 'forwardingNumber'),
        member: column.text('remittances.member', 'memberName'),
        collected: column.money('remittances.collected', 'collectedMinor'),
        signed: column.instant('remittances.signedAt', 'signedAt'),
      },
    },
  }),
  exportUnremitted: staff('wallet.close').get('staff/remittances/unremitted/export', {
    summary: 'Delivered orders whose collected money no list has named, as a table',
    ...sheetExportCall(unremittedFilters),
    refusals: ['remittance.tooManyRows'],
  }),
};
