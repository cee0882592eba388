import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import type { RefusalCode } from '../refusals.ts';
import { type CallOptions, type doneAnswer, staff, type TwoPersonMark } from './call.ts';
import { listOf } from './lists.ts';

/**
 * The calls of one kind of record that is listed whole: `list` and `add` at one path, and `edit` below it. Both writes
 * return the record, and refuse for the same reasons.
 */
export const recordListCalls = <
  const P extends Permission,
  A extends z.ZodType<object>,
  E extends z.ZodType<object>,
  O extends z.ZodType,
  const R extends RefusalCode,
>(
  path: string,
  { can, add, edit, ...both }: { can: P; add: A; edit: E; output: O; refusals: readonly R[] },
) => ({
  list: <const L extends Permission>(mayRead: L, summary: string) =>
    staff(mayRead).get(path, { summary, output: z.array(both.output) }),
  add: (summary: string) => staff(can).postOnce(path, { ...both, summary, input: add }),
  edit: (summary: string) => staff(can).post(`${path}/edit`, { ...both, summary, input: edit }),
});

/**
 * The calls of one kind of record that is listed whole and saved one by one, at one path: `list` returns all records,
 * and `save` adds or changes one.
 */
export const savedRecordCalls = <L extends z.ZodType>(path: string, record: L) => ({
  list: <const P extends Permission>(can: P, summary: string) =>
    staff(can).get(path, { summary, output: listOf(record) }),
  save: <
    const P extends Permission,
    I extends z.ZodType<object>,
    O extends z.ZodType = typeof doneAnswer,
    const R extends RefusalCode = never,
    const T extends TwoPersonMark | undefined = undefined,
  >(
    can: P,
    row: CallOptions<R, 'json', T> & { readonly input: I; readonly output?: O },
  ) => staff(can).post<I, O, R, 'json', T>(path, row),
});
