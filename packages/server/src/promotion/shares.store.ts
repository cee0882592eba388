import { type AuditState, auditMachine } from '@crossdock/domain/payments/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { type QueueFilters, type ReviewedTable, recordSubmission } from '../platform/reviewDecisions.ts';
import { changeRow, fromShop, insertRow } from '../platform/rows.ts';
import type { SharesTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The table, topic and state machine with which `decideRequest` handles sharing proofs. */
export const sharingProofReview: ReviewedTable = {
  table: 'shares',
  noun: 'share',
  topic: 'shares',
  machine: auditMachine,
};

const shareRows = (tx: Tx) => fromShop(tx, 'shares').selectAll('shares');

export const findSharingProof = (tx: Tx, id: string) => tx.maybe(shareRows(tx).where('shares.id', '=', id));

export type SharingProofRow = NonNullable<Awaited<ReturnType<typeof findSharingProof>>>;

/** How many of the member's proofs await a decision, and whether a waiting or approved one has this link. */
export function pendingAndDuplicateProofs(tx: Tx, memberId: string, link: string) {
  return tx.one(
    fromShop(tx, 'shares', { memberId })
      .select([
        sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
        sql<boolean>`coalesce(bool_or(link <> '' and link = ${link}), false)`.as('known'),
      ])
      .where('state', 'in', ['pending', 'approved']),
  );
}

type NewShare = Omit<Insertable<SharesTable>, 'shopId' | 'createdAt' | 'state'>;

export async function insertSharingProof(tx: Tx, actor: Actor, share: NewShare): Promise<void> {
  await insertRow(tx, 'shares', { ...share, createdAt: tx.now });
  await recordSubmission(tx, actor, sharingProofReview, share);
}

/** Stores the reward of an approved proof. */
export async function storeSharingProofReward(
  tx: Tx,
  id: string,
  rewardMinor: number,
  rewardPoints: number,
): Promise<void> {
  await changeRow(tx, 'shares', id, { rewardMinor, rewardPoints });
}

export function sharingProofsOf(
  tx: Tx,
  memberId: string,
  filters: Paging & { state?: AuditState | undefined },
) {
  let rows = shareRows(tx).where('shares.memberId', '=', memberId).orderBy('shares.id', 'desc');
  if (filters.state) rows = rows.where('shares.state', '=', filters.state);
  return pageOf(tx, rows, filters);
}

/** How many other proofs meet the condition, counted for each row of the queue. */
const others = (tx: Tx, where: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*) from shares as other
    where other.shop_id = ${tx.shopId} and other.id <> shares.id and ${where})`;

/** The queue of proofs: those that wait longest come first; decided ones are listed newest first. */
export function pageOfSharingProofs(tx: Tx, filters: QueueFilters) {
  const sameMember = (state: AuditState) =>
    others(tx, sql<boolean>`other.member_id = shares.member_id and other.state = ${state}`);
  let rows = shareRows(tx)
    .innerJoin('members', shopJoin('members.id', 'shares.memberId'))
    .select([
      'members.account',
      'members.name as memberName',
      'members.createdAt as memberSince',
      'members.status as memberStatus',
      maybeStaffName(tx, 'shares.auditedBy', 'staffName'),
      sameMember('approved').as('approvedBefore'),
      sameMember('rejected').as('rejectedBefore'),
      others(tx, sql<boolean>`shares.link <> '' and other.link = shares.link`).as('sameLink'),
    ])
    .where('shares.state', '=', filters.state)
    .orderBy('shares.id', filters.state === 'pending' ? 'asc' : 'desc');
  rows = rowsCreatedInPeriod(rows, 'shares.id', filters.made);
  if (filters.memberId) rows = rows.where('shares.memberId', '=', filters.memberId);
  const { words } = filters;
  if (words) {
    const part = containsPattern(words);
    rows = rows.where((eb) =>
      eb.or([eb('shares.memberId', 'in', memberIdsMatching(tx, words)), eb('shares.link', 'ilike', part)]),
    );
  }
  return pageOf(tx, rows, filters);
}
