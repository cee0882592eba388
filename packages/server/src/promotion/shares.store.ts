import { type AuditState, auditMachine } from '@crossdock/domain/payments/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Audited } from '../platform/audits.ts';
import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { SharesTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

/** What `decide` needs to know of sharing proofs. */
export const auditedShares: Audited = {
  table: 'shares',
  noun: 'share',
  topic: 'shares',
  machine: auditMachine,
};

const shareRows = (tx: Tx) =>
  db.selectFrom('shares').selectAll('shares').where('shares.shop_id', '=', tx.shopId);

export function findShare(tx: Tx, id: string) {
  return tx.maybe(shareRows(tx).where('shares.id', '=', id));
}

export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/** How many of the member's proofs wait, and whether one that waits or was approved names this link. */
export function waitingOf(tx: Tx, memberId: string, link: string) {
  return tx.one(
    db
      .selectFrom('shares')
      .select([
        sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
        sql<boolean>`coalesce(bool_or(link <> '' and link = ${link}), false)`.as('known'),
      ])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('state', 'in', ['pending', 'approved']),
  );
}

/** Whether all the files are pictures that the member uploaded to prove a share. */
export async function areSharePictures(
  tx: Tx,
  memberId: string,
  fileIds: readonly string[],
): Promise<boolean> {
  const rows = await tx.all(
    db
      .selectFrom('files')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('purpose', '=', 'share')
      .where('id', 'in', [...fileIds]),
  );
  return rows.length === fileIds.length;
}

type NewShare = Omit<Insertable<SharesTable>, 'shop_id' | 'created_at' | 'state'>;

export async function addShare(tx: Tx, actor: Actor, share: NewShare): Promise<void> {
  await tx.run(db.insertInto('shares').values({ ...share, shop_id: tx.shopId, created_at: tx.now }));
  await Promise.all([
    recordSteps(tx, actor, 'share', [{ subjectId: share.id, event: 'submit', from: null, to: 'pending' }]),
    publish(tx, 'shares', share.member_id),
  ]);
}

/** Writes what an approved proof gave. */
export async function keepReward(
  tx: Tx,
  id: string,
  rewardMinor: number,
  rewardPoints: number,
): Promise<void> {
  await tx.run(
    db
      .updateTable('shares')
      .set({ reward_minor: rewardMinor, reward_points: rewardPoints })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}

export function sharesOf(tx: Tx, memberId: string, filters: Paging & { state?: AuditState | undefined }) {
  let rows = shareRows(tx).where('shares.member_id', '=', memberId).orderBy('shares.id', 'desc');
  if (filters.state) rows = rows.where('shares.state', '=', filters.state);
  return pageOf(tx, rows, filters);
}

interface QueueFilters extends Paging {
  readonly state: AuditState;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

/** How many other proofs there are `where`, counted beside each row of the queue. */
const others = (where: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*) from shares as other
    where other.shop_id = shares.shop_id and other.id <> shares.id and ${where})`;

/** The audit queue: what waits longest comes first; of what is decided, the newest. */
export function listShares(tx: Tx, filters: QueueFilters) {
  const sameMember = (state: AuditState) =>
    others(sql<boolean>`other.member_id = shares.member_id and other.state = ${state}`);
  let rows = shareRows(tx)
    .innerJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'shares.shop_id').onRef('members.id', '=', 'shares.member_id'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'shares.shop_id').onRef('staff.id', '=', 'shares.audited_by'),
    )
    .select([
      'members.account',
      'members.name as member_name',
      'members.created_at as member_since',
      'members.status as member_status',
      'staff.name as staff_name',
      sameMember('approved').as('approved_before'),
      sameMember('rejected').as('rejected_before'),
      others(sql<boolean>`shares.link <> '' and other.link = shares.link`).as('same_link'),
    ])
    .where('shares.state', '=', filters.state)
    .orderBy('shares.id', filters.state === 'pending' ? 'asc' : 'desc');
  if (filters.memberId) rows = rows.where('shares.member_id', '=', filters.memberId);
  const { words } = filters;
  if (words) {
    const part = `%${words.replace(/[%_\\]/g, '\\$&')}%`;
    rows = rows.where((eb) =>
      eb.or([eb('shares.member_id', 'in', membersNamed(tx, words)), eb('shares.link', 'ilike', part)]),
    );
  }
  return pageOf(tx, rows, filters);
}
