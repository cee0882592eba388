import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import { transferKinds } from '@crossdock/domain/wallet/transfers.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, staff } from '../wire/call.ts';
import { sheetExportCall, sheetFile, sheetFormat } from '../wire/sheet.ts';
import { count, id, instant, minor, note, plain, saleFields } from '../wire/values.ts';
import { monthCalls } from './months.ts';

/** A day of the shop's calendar: 2026-11-20. */
const day = z.iso.date({ error: 'field.invalid' });
const accountKind = z.enum(ledgerAccountKinds, { error: 'field.invalid' });

const days = { from: day.optional(), to: day.optional() };

/**
 * The sums of the accounts of one kind over a period, with the signs that people expect: opening + in − out =
 * closing.
 */
const bookLine = z.object({
  kind: accountKind,
  openingMinor: minor,
  inMinor: minor,
  outMinor: minor,
  closingMinor: minor,
  /** The number of entries. */
  count,
});

const party = z.object({
  kind: accountKind,
  memberId: plain.maybeId,
  memberAccount: plain.maybeText,
  memberName: plain.maybeText,
});

const ledgerTransfer = z.object({
  id,
  at: instant,
  kind: z.enum(transferKinds),
  amountMinor: minor,
  from: party,
  to: party,
  ...saleFields,
  memo: plain.text,
  /** Who moved the money: staff or the member; null for background work. */
  by: z.object({ kind: z.enum(['staff', 'member']), name: plain.text }).nullable(),
});
export type LedgerTransfer = z.infer<typeof ledgerTransfer>;

const closedDay = z.object({
  day,
  accounts: z.array(bookLine),
  transferCount: count,
  /** The sum of all accounts; any value except 0 shows an error in the ledger. */
  sumMinor: minor,
  note: plain.text,
  closedBy: plain.text,
  closedAt: instant,
  /** Whether the day, recomputed from the ledger, matches the stored figures. */
  matches: plain.yesNo,
});
export type ClosedDay = z.infer<typeof closedDay>;

const transferFilters = {
  ...days,
  account: accountKind.optional(),
  kind: z.enum(transferKinds, { error: 'field.invalid' }).optional(),
  memberId: plain.optionalId,
  /** An order's number, a member's account, a transfer's number, or part of a memo. */
  words: searchWords,
};

/**
 * The money that one clerk, alone or with a second one, created or paid out on a day. It helps owners to notice one
 * person with two accounts.
 */
const hands = z.object({
  requestedBy: plain.text,
  auditedBy: plain.text,
  /** True if one clerk acted alone, within their own limit. */
  alone: plain.yesNo,
  count,
  worthMinor: minor,
  /** Whether both clerks used the same network address at least once. */
  sameAddress: plain.yesNo,
});

export const booksCalls = {
  ...monthCalls,
  getLedgerOverview: staff('wallet.read').get('staff/wallet/overview', {
    summary: "The shop's books over some days of its calendar (today, where none are named)",
    input: z.strictObject(days),
    output: z.object({
      currency: plain.text,
      from: day,
      to: day,
      /** By kind of account; `balanceMinor` is the present balance. */
      accounts: z.array(bookLine.extend({ balanceMinor: minor })),
      transferCount: count,
      memberCount: count,
      /** The present sum of all accounts; any value except 0 shows an error in the ledger. */
      sumMinor: minor,
      pendingTransferCount: count,
      pendingTransferMinor: minor,
      /** The number of past days that are not closed, and the first of them. */
      openDays: count,
      firstOpenDay: day.nullable(),
    }),
    refusals: ['books.span'],
  }),
  listLedgerTransfers: staff('wallet.read').page('staff/wallet/transfers', {
    summary: 'Every movement of money over some days, newest first',
    filters: transferFilters,
    of: ledgerTransfer,
    refusals: ['books.span'],
  }),
  exportLedger: staff('wallet.close').get('staff/wallet/transfers/export', {
    summary:
      'The movements of some days as a table, oldest first; CSV comes in parts, `next` asks for the one after',
    watched: 'export',
    input: z.strictObject({ ...transferFilters, format: sheetFormat, after: plain.optionalId }),
    output: sheetFile.extend({
      /** The number of rows in this part, and in the whole sheet. */
      rows: count,
      total: count,
      next: plain.maybeId,
    }),
    refusals: ['books.span', 'books.tooManyRows'],
  }),
  listClosedDays: staff('wallet.read').page('staff/wallet/days', {
    summary: 'Closed days, newest first, each checked against the ledger; and which days wait to be closed',
    of: closedDay,
    with: {
      /** The days that can be closed now; null if there are none. */
      open: z.object({ from: day, to: day, count }).nullable(),
    },
  }),
  getBookDay: staff('wallet.read').get('staff/wallet/days/one', {
    summary: 'One day of the books: as it was closed, or as it stands',
    input: z.strictObject({ day }),
    output: z.object({
      day,
      accounts: z.array(bookLine),
      transferCount: count,
      sumMinor: minor,
      closed: closedDay.pick({ note: true, closedBy: true, closedAt: true, matches: true }).nullable(),
      closable: plain.yesNo,
      hands: z.array(hands),
    }),
    refusals: ['books.dayAhead'],
  }),
  closeDays: staff('wallet.close').postOnce('staff/wallet/days/close', {
    summary: 'Close every open day up to and with this one, oldest first; what is closed never changes',
    input: z.strictObject({ through: day, note: note(300).default('') }),
    output: doneAnswer.extend({ from: day, to: day, count }),
    refusals: ['books.dayRuns', 'books.dayClosed', 'books.nothingToClose', 'books.span'],
  }),
  exportDays: staff('wallet.close').get('staff/wallet/days/export', {
    summary: 'The totals of closed days by account, as a table',
    ...sheetExportCall({ from: day, to: day }),
    refusals: ['books.span'],
  }),
};
