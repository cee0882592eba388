import type { talkTabs } from '@crossdock/contract/support/desk.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** Conversations with customer and clerk. */
const rowsForStaff = (tx: Tx) =>
  fromShop(tx, 'talks')
    .leftJoin('members', shopJoin('members.id', 'talks.memberId'))
    .selectAll('talks')
    .select(['members.name as memberName', 'members.account'])
    .select(maybeStaffName(tx, 'talks.assignedTo', 'staffName'));

/**
 * Reads a conversation with `find`. If there is none, the guest may have logged in meanwhile, and the
 * member's conversation is read instead.
 */
export async function withCurrentTalk<T>(
  tx: Tx,
  id: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find(id);
  if (found !== undefined) return found;
  const joined = await findRow(tx, 'talkJoins', { guestId: id }, ['memberId']);
  return joined && find(joined.memberId);
}

export const findTalkForStaff = (tx: Tx, id: string) => tx.maybe(rowsForStaff(tx).where('talks.id', '=', id));
export type StaffTalkRow = NonNullable<Awaited<ReturnType<typeof findTalkForStaff>>>;

interface Searched extends Paging {
  readonly shelf: (typeof talkTabs)[number];
  readonly words?: string | undefined;
  readonly staffId: string;
}

/** Conversations: those that wait for an answer first, longest waiting first; then the others, latest first. */
export function searchTalks(tx: Tx, { shelf, words, staffId, ...paging }: Searched) {
  let rows = rowsForStaff(tx)
    .where('talks.closedAt', shelf === 'closed' ? 'is not' : 'is', null)
    .orderBy('talks.waitingSince', (order) => order.asc().nullsLast())
    .orderBy('talks.lastAt', 'desc')
    .orderBy('talks.id');
  if (shelf === 'unassigned') rows = rows.where('talks.assignedTo', 'is', null);
  if (shelf === 'mine') rows = rows.where('talks.assignedTo', '=', staffId);
  if (words) rows = rows.where('talks.memberId', 'in', memberIdsMatching(tx, words));
  return pageOf(tx, rows, paging);
}

/** How many open conversations wait for an answer: unassigned ones, and this clerk's. */
export function countWaitingTalks(tx: Tx, staffId: string) {
  return tx.one(
    fromShop(tx, 'talks')
      .select([
        sql<number>`count(*) filter (where assigned_to is null)`.as('unassigned'),
        sql<number>`count(*) filter (where assigned_to = ${staffId})`.as('mine'),
      ])
      .where('closedAt', 'is', null)
      .where('waitingSince', 'is not', null),
  );
}
