import { statementColumns } from '@crossdock/domain/statements/columns.ts';
import { statementLineFaults } from '@crossdock/domain/statements/lines.ts';
import { confidences, matchReasons, moneyKinds } from '@crossdock/domain/statements/match.ts';
import { statementTabs } from '@crossdock/domain/statements/statementTabs.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { importedFile, sheetRefusalCodes } from '../wire/sheet.ts';
import { count, id, instant, minor, note, plain, query } from '../wire/values.ts';
import { columnHead, tableFileFormat, tableShape } from './tableShape.ts';

const day = z.iso.date();

/**
 * How to read the bank's table: for each column its head in the file, or empty. If all are empty, the column map of
 * an earlier import is used, or else a proposed one.
 */
const mapFields = {
  dateHead: columnHead,
  timeHead: columnHead,
  inHead: columnHead,
  outHead: columnHead,
  amountHead: columnHead,
  balanceHead: columnHead,
  noteHead: columnHead,
  referenceHead: columnHead,
  counterNameHead: columnHead,
  counterAccountHead: columnHead,
  ...tableFileFormat,
};

const account = z.object({ id, bankName: plain.text, accountNumber: plain.text, currency: plain.text });

const readLine = z.object({
  row: count,
  day,
  time: plain.maybeText,
  amountMinor: minor,
  balanceMinor: plain.maybeMinor,
  reference: plain.text,
  note: plain.text,
  counterName: plain.text,
  counterAccount: plain.text,
});

const preview = z.object({
  format: z.enum(['camt', 'mt940', 'sheet']),
  /** Other accounts in the file; their lines are skipped. */
  otherAccounts: plain.texts,
  newCount: count,
  knownCount: count,
  /** The number of unreadable rows; the first ones are listed. */
  wrongCount: count,
  wrong: z.array(z.object({ row: count, fault: z.enum(statementLineFaults) })),
  lines: z.array(readLine),
  /** Only if the file is a table. The column map in it is null if no head was recognised. */
  table: tableShape(statementColumns).nullable(),
});
export type StatementPreview = z.infer<typeof preview>;

const candidate = z.object({
  kind: z.enum(moneyKinds),
  id,
  reason: z.enum(matchReasons),
  confidence: z.enum(confidences),
  transactionNumber: plain.text,
  payerName: plain.text,
  tradedAt: instant,
  /** Null for a carrier's payment. */
  memberId: plain.maybeId,
  memberAccount: plain.text,
  memberName: plain.text,
  orders: plain.texts,
  state: z.enum(['pending', 'approved']),
  secondAwaited: awaitedApproval,
});

const line = readLine.extend({
  id,
  account,
  state: z.enum(['open', 'task', 'aside', 'waiting', 'done', 'credited']),
  remark: plain.text,
  decidedBy: plain.maybeText,
  decidedAt: plain.maybeInstant,
  /** The member who got the money. */
  memberId: plain.maybeId,
  memberName: plain.maybeText,
  /** The kind of money that the line was matched with. */
  linkedTo: z.enum(['none', ...moneyKinds]),
  /** The certain match; null if a person must choose. */
  certainId: plain.maybeId,
  candidates: z.array(candidate),
  /** The request to credit the line to a member, which waits for a second person. */
  creditAwaited: awaitedApproval,
});
export type StatementLineView = z.infer<typeof line>;

const fileRefusals = [
  'statement.accountUnknown',
  'statement.noHead',
  'statement.otherAccount',
  ...sheetRefusalCodes,
] as const;

/** Bank statements of the shop: import, match with expected money, and close line by line. */
export const statementCalls = {
  previewStatement: staff('transfer.audit').post('staff/statements/preview', {
    summary: 'Preview a bank statement (camt.053, MT940, CSV, XLSX, zipped or not); writes nothing',
    body: 'file',
    input: z.strictObject({ bankAccountId: id, ...mapFields }),
    output: preview,
    refusals: fileRefusals.filter((code) => code !== 'statement.noHead'),
  }),
  importStatement: staff('transfer.audit').post('staff/statements/import', {
    summary: 'Import a bank statement; a line that is known already is not stored again',
    body: 'file',
    input: z.strictObject({
      bankAccountId: id,
      ...mapFields,
      /** Skips unreadable rows. Without this flag, a single unreadable row causes the whole file to be refused. */
      skipWrong: query.flag().default(false),
    }),
    output: doneAnswer.extend({
      id,
      addedCount: count,
      knownCount: count,
      doubtfulCount: count,
      wrongCount: count,
    }),
    refusals: [...fileRefusals, 'statement.wrongRows'],
  }),
  listStatementImports: staff('transfer.read').page('staff/statements/imports', {
    summary: 'The imported bank statements, newest first',
    filters: { bankAccountId: plain.optionalId },
    of: importedFile.extend({
      account,
      format: z.enum(['camt', 'mt940', 'sheet']),
      /** Incoming lines of this file that are still open. */
      openCount: count,
      firstDay: day.nullable(),
      lastDay: day.nullable(),
    }),
    table: {
      views: 'statementFiles',
      title: 'statements.imports',
      columns: {
        file: column.text('statements.imports.file', 'filename'),
        account: column.text('statements.account', 'account.bankName account.accountNumber'),
        span: column.text('statements.imports.span', 'firstDay lastDay'),
        added: column.count('statements.imports.added', 'addedCount'),
        known: column.count('statements.imports.known', 'knownCount'),
        open: column.count('statements.imports.open', 'openCount'),
        by: column.text('statements.imported.by', 'importedBy'),
        at: column.instant('statements.imported.at', 'createdAt'),
      },
    },
  }),
  listStatementLines: staff('transfer.read').page('staff/statements/lines', {
    summary:
      'Lines of bank statements with the money that they may be: open ones oldest first, others newest first',
    filters: {
      shelf: z.enum(statementTabs).default('certain'),
      bankAccountId: plain.optionalId,
      importId: plain.optionalId,
      words: searchWords,
    },
    of: line,
    with: {
      counts: z.object({ certain: count, probable: count, none: count, task: count }),
    },
    table: {
      views: 'statements',
      title: 'statements.title',
      columns: {
        day: column.text('statements.day', 'day'),
        note: column.text('statements.note', 'note reference'),
        payer: column.text('statements.counter', 'counterName counterAccount'),
        member: column.text('statements.member', 'memberName'),
        amount: column.money('statements.amount', 'amountMinor'),
        state: column.choice('statements.state', 'state'),
      },
    },
  }),
  acceptStatementLine: staff('transfer.audit').postOnce('staff/statements/lines/accept', {
    summary: 'Say that a line is this money, and approve the transfer or payment if it waits',
    input: z.strictObject({
      id,
      /** Exactly one of these three is given. */
      transferId: plain.optionalId,
      paymentId: plain.optionalId,
      remittanceId: plain.optionalId,
      /**
       * Credits the money that remains after the bills are paid, although the shop's rules do not accept it as a
       * top-up.
       */
      despiteRules: plain.yesNo.default(false),
    }),
    output: doneAnswer.extend({ state: approvalState, creditedMinor: minor, paidCount: count }),
    refusals: [
      'statement.used',
      'statement.unfit',
      'statement.otherCurrency',
      'payment.confirmed',
      'transfer.decided',
      'transfer.restToDecide',
      ...approvalRefusals,
    ],
  }),
  creditStatementLine: staff('transfer.audit').postOnce('staff/statements/lines/credit', {
    summary: 'Credit a line that fits no transfer to a member; always takes two people',
    input: z.strictObject({ id, memberId: id }),
    output: doneAnswer.extend({ state: approvalState, creditedMinor: minor }),
    refusals: [
      'statement.used',
      'statement.outgoing',
      'statement.fits',
      'statement.otherCurrency',
      ...approvalRefusals,
    ],
  }),
  markStatementLine: staff('transfer.audit').post('staff/statements/lines/mark', {
    summary: 'Set a line aside, make it a task with a note, or open it again',
    input: z
      .strictObject({ id, state: z.enum(['open', 'task', 'aside']), remark: note(500).default('') })
      .refine(({ state, remark }) => state !== 'task' || remark !== '', {
        error: 'field.required',
        path: ['remark'],
      }),
    refusals: ['statement.used'],
  }),
};
