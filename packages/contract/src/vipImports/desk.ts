import { z } from 'zod';
import { call } from '../wire/call.ts';
import { dayRangeFields, doneAnswer, id, instant, note, page, pageFields, text } from '../wire/values.ts';
import { vipImportView } from './calls.ts';

export const vipImportShelves = ['givenUp', 'all'] as const;

const staffVipImport = vipImportView.extend({
  memberId: id,
  memberName: z.string(),
  memberAccount: z.string(),
  /** The technical error of the last try. */
  lastError: z.string(),
  /** When staff closed a given-up import; null while it waits for them. */
  settledAt: instant.nullable(),
});
export type StaffVipImport = z.infer<typeof staffVipImport>;

const endVipImportInput = z.strictObject({ id, why: text(200) });

export const vipImportDeskCalls = {
  listStaffVipImports: call('GET', 'staff/vip-imports', {
    by: 'staff',
    can: 'order.read',
    summary: 'List interrupted VIP order imports, oldest first, or all',
    input: z.strictObject({
      shelf: z.enum(vipImportShelves).default('givenUp'),
      /** A file's name, or an account or a name. */
      words: note(50).default(''),
      ...dayRangeFields,
      ...pageFields,
    }),
    output: page(staffVipImport),
  }),
  retryVipImport: call('POST', 'staff/vip-imports/retry', {
    by: 'staff',
    can: 'order.cancel',
    idempotent: true,
    summary: 'Retry an interrupted import; created orders stay',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['vipImport.notGivenUp', 'vipImport.sameAgain'],
  }),
  endVipImport: call('POST', 'staff/vip-imports/end', {
    by: 'staff',
    can: 'order.cancel',
    summary: 'Close an interrupted import; the member sees the reason',
    input: endVipImportInput,
    output: doneAnswer,
    refusals: ['vipImport.notGivenUp'],
  }),
};
