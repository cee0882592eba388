import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { sheetFile, sheetFormat } from '../wire/sheet.ts';
import { count, instant, minor, plain, text } from '../wire/values.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'field.invalid');

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

const closed = z.object({ by: plain.text, at: instant }).nullable();

const settings = settingsCalls(
  'staff/wallet/codes',
  accountCodesInput,
  z.object({ codes: z.array(accountCode) }),
);

export const monthCalls = {
  getAccountCodes: settings.get('wallet.read', 'How the accountant calls each account of the ledger'),
  saveAccountCodes: settings.set(
    'wallet.close',
    'Set the accountant’s codes and names; months that are closed keep theirs',
  ),
  listBookMonths: staff('wallet.read').get('staff/wallet/months', {
    summary: 'The months since the first movement, newest first, at most 60, and which are closed',
    output: listOf(z.object({ month: plain.text, closed, closable: plain.yesNo })),
  }),
  getBookMonth: staff('wallet.read').get('staff/wallet/months/one', {
    summary: 'The sums of a month by account, and whether a closed month still matches the ledger',
    input: z.strictObject({ month }),
    output: z.object({
      month: plain.text,
      currency: plain.text,
      accounts: z.array(accountCode.extend({ debitMinor: minor, creditMinor: minor })),
      debitMinor: minor,
      creditMinor: minor,
      transferCount: count,
      closed,
      matches: plain.yesNo,
    }),
  }),
  closeMonth: staff('wallet.close').postOnce('staff/wallet/months/close', {
    summary: 'Close a month that has ended: its export stays the same from then on',
    input: z.strictObject({ month }),
    refusals: ['books.monthRuns', 'books.monthClosed'],
  }),
  exportMonth: staff('wallet.close').get('staff/wallet/months/export', {
    summary:
      'The double-entry lines of a month with the accountant’s codes; CSV in parts, the last with the totals',
    watched: 'export',
    input: z.strictObject({ month, format: sheetFormat, after: plain.optionalId }),
    output: sheetFile.extend({ rows: count, total: count, next: plain.maybeId }),
    refusals: ['books.tooManyRows'],
  }),
};
