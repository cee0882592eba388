import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';
import { memberColumns } from './sharedColumns.ts';
import { maybeStaffName } from './staffName.ts';

type Reviewed = 'addresses' | 'declarers' | 'identities';

/**
 * The columns that every review queue shows about the submitting member and the deciding clerk. The statement must
 * join the members.
 */
export const reviewColumns = (tx: Tx, table: Reviewed) =>
  [
    ...memberColumns,
    sql<string>`'+' || members.area_code || ' ' || members.phone`.as('memberPhone'),
    'members.createdAt as memberSince',
    maybeStaffName(tx, `${table}.auditedBy`, 'auditedByName'),
  ] as const;

/** When the row began to wait for staff. Edits by the member do not change this time. */
const waitingSince = (table: Reviewed) =>
  sql`coalesce(${sql.ref(`${table}.pendingSince`)}, ${sql.ref(`${table}.updatedAt`)})`;

/**
 * The order of a review queue: pending rows with the longest wait first, decided rows newest first:
 * `.orderBy(...reviewOrder('declarers', state))`.
 */
export const reviewOrder = (table: Reviewed, state: string): [RawBuilder<unknown>, 'asc' | 'desc'] =>
  state === 'pending' ? [waitingSince(table), 'asc'] : [sql.ref(`${table}.updatedAt`), 'desc'];
