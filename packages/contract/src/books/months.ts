import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { sheetFile, sheetFormat } from '../wire/sheet.ts';
import { doneAnswer, emptyInput, id, instant, minor, text } from '../wire/values.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'field.invalid');
const count = z.number().int();

const accountCode = z.strictObject({
  kind: z.enum(ledgerAccountKinds, { error: 'field.invalid' }),
  code: text(20),
  name: text(60),
});

const codes = z
  .array(accountCode)
  .max(ledgerAccountKinds.length, 'field.tooMany')
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'field.invalid');

export const accountCodesInput = z.strictObject({ codes });

const closed = z.object({ by: z.string(), at: instant }).nullable();

export const monthCalls = {
  getAccountCodes: call('GET', 'staff/wallet/codes', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'How the accountant calls each account of the ledger',
    input: emptyInput,
    output: z.object({ codes: z.array(accountCode) }),
  }),
  saveAccountCodes: call('POST', 'staff/wallet/codes', {
    by: 'staff',
    can: 'wallet.close',
    summary: 'Set the accountant’s codes and names; months that are closed keep theirs',
    input: accountCodesInput,
    output: doneAnswer,
  }),
  listBookMonths: call('GET', 'staff/wallet/months', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'The months since the first movement, newest first, at most 60, and which are closed',
    input: emptyInput,
    output: z.object({
      list: z.array(z.object({ month: z.string(), closed, closable: z.boolean() })),
    }),
  }),
  getBookMonth: call('GET', 'staff/wallet/months/one', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'The sums of a month by account, and whether a closed month still matches the ledger',
    input: z.strictObject({ month }),
    output: z.object({
      month: z.string(),
      currency: z.string(),
      accounts: z.array(accountCode.extend({ debitMinor: minor, creditMinor: minor })),
      debitMinor: minor,
      creditMinor: minor,
      transferCount: count,
      closed,
      matches: z.boolean(),
    }),
  }),
  closeMonth: call('POST', 'staff/wallet/months/close', {
    by: 'staff',
    can: 'wallet.close',
    idempotent: true,
    summary: 'Close a month that has ended: its export stays the same from then on',
    input: z.strictObject({ month }),
    output: doneAnswer,
    refusals: ['books.monthRuns', 'books.monthClosed'],
  }),
  exportMonth: call('GET', 'staff/wallet/months/export', {
    watched: 'export',
    by: 'staff',
    can: 'wallet.close',
    summary:
      'The double-entry lines of a month with the accountant’s codes; CSV in parts, the last with the totals',
    input: z.strictObject({ month, format: sheetFormat, after: id.optional() }),
    output: sheetFile.extend({ rows: count, total: count, next: id.nullable() }),
    refusals: ['books.tooManyRows'],
  }),
};
