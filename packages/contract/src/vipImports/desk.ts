import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { id, note, ofMember, plain, text } from '../wire/values.ts';
import { vipImportView } from './calls.ts';

export const vipImportTabs = ['givenUp', 'all'] as const;

const staffVipImport = vipImportView.extend({
  ...ofMember,
  /** The technical error of the last try. */
  lastError: plain.text,
  /** When staff closed a given-up import; null until they have. */
  settledAt: plain.maybeInstant,
});
export type StaffVipImport = z.infer<typeof staffVipImport>;

const endVipImportInput = z.strictObject({ id, why: text(200) });

export const vipImportDeskCalls = {
  listStaffVipImports: staff('order.read').page('staff/vip-imports', {
    summary: 'List interrupted VIP order imports, oldest first, or all',
    filters: {
      shelf: z.enum(vipImportTabs).default('givenUp'),
      /** A file's name, or an account or a name. */
      words: note(50).default(''),
      ...dayRangeFields,
    },
    of: staffVipImport,
    table: {
      views: 'vipImports',
      title: 'vipImports.desk',
      columns: {
        file: column.text('statements.imports.file', 'filename'),
        state: column.choice('tables.state', 'state', 'vipImports.phase'),
        member: column.member('tables.member'),
        rows: column.count('tables.rows', 'rowCount'),
        orders: column.count('tables.orders', 'orderCount'),
        made: column.count('tables.made', 'madeCount'),
        failed: column.count('tables.failed', 'failedCount'),
        created: column.instant('tables.at', 'createdAt'),
        note: column.text('vipImports.note', 'note'),
      },
    },
  }),
  retryVipImport: staff('order.cancel').byId.postOnce('staff/vip-imports/retry', {
    summary: 'Retry an interrupted import; created orders stay',
    refusals: ['vipImport.notGivenUp', 'vipImport.sameAgain'],
  }),
  endVipImport: staff('order.cancel').post('staff/vip-imports/end', {
    summary: 'Close an interrupted import; the member sees the reason',
    input: endVipImportInput,
    refusals: ['vipImport.notGivenUp'],
  }),
};
