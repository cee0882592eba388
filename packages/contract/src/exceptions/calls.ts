import { problemTypes } from '@crossdock/domain/parcels/problems.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, note, plain, query } from '../wire/values.ts';

/**
 * The problems that can delay an order or a parcel: a problem with a parcel, a disputed measurement, a rejected address
 * that an order waits for, a difference to pay after packing, a lost order, a lost package of an order, a package in
 * transit without news, an interrupted import.
 */
export const exceptionKinds = [
  'problem',
  'dispute',
  'address',
  'difference',
  'lost',
  'package',
  'quiet',
  'import',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

const exceptionRow = z.object({
  id,
  kind: z.enum(exceptionKinds),
  type: z.enum(problemTypes).nullable(),
  waitsFor: z.enum(['member', 'staff']),
  since: instant,
  promisedAt: instant,
  overdue: plain.yesNo,
  takenBy: z.object({ name: plain.text, mine: plain.yesNo }).nullable(),
  member: z.object({ id, name: plain.text, account: plain.text }).nullable(),
  parcel: z.object({ id, courierNumber: plain.text }).nullable(),
  order: z.object({ id, number: plain.text }).nullable(),
  package: z.object({ id, number: plain.text }).nullable(),
  note: plain.text,
  amountMinor: minor,
});
export type ExceptionRow = z.infer<typeof exceptionRow>;

export const exceptionCalls = {
  listExceptions: staff('parcel.read').page('staff/exceptions', {
    summary: 'List what stops parcels and orders, the longest waiting first',
    filters: {
      kind: z.enum(exceptionKinds).optional(),
      waitsFor: z.enum(['member', 'staff']).optional(),
      overdue: query.flag().optional(),
      mine: query.flag().optional(),
      memberId: plain.optionalId,
      /** The colleague who is handling the problem. */
      takenById: plain.optionalId,
      ...dayRangeFields,
      /** An account, a name, or the number of a parcel, an order or a package. */
      words: note(60).optional(),
    },
    /**
     * Each of the numbers in `with` is the total that the list would have if the user chose that tab or chip and kept
     * all other filters.
     */
    of: exceptionRow,
    with: {
      counts: z.object(recordOf(exceptionKinds, () => count)),
      overdue: count,
      mine: count,
    },
    table: {
      views: 'exceptions',
      title: 'exceptions.title',
      columns: {
        kind: column.choice('tables.kind', 'kind', 'exceptions.kind'),
        type: column.choice('problems.type', 'type'),
        waitsFor: column.choice('exceptions.who', 'waitsFor', 'exceptions.waitsFor'),
        member: column.member('tables.member', 'member.name member.account'),
        about: column.text('tables.number', 'parcel.courierNumber order.number package.number'),
        since: column.instant('exceptions.since', 'since'),
        promised: column.instant('exceptions.promised', 'promisedAt'),
        by: column.text('tables.by', 'takenBy.name'),
        note: column.text('tables.note', 'note'),
      },
    },
  }),
  takeException: staff('problem.write').post('staff/exceptions/take', {
    summary: 'Take over or release an exception',
    input: z.strictObject({ kind: z.enum(exceptionKinds), id, taken: plain.yesNo }),
    refusals: ['exception.taken'],
  }),
};
