import type { DocumentKind } from '@crossdock/domain/members/identity.ts';
import { type AuditState, editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import type { ReviewedTable } from '../platform/reviewDecisions.ts';
import { reviewColumns, reviewOrder } from '../platform/reviewQueue.ts';
import { changeRow, fromShop, insertRow } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { recordSteps } from '../platform/transitions.ts';

const identityRows = (tx: Tx) => fromShop(tx, 'identities').selectAll();

/** The member's latest submission; undefined if there is none. */
export function findIdentity(tx: Tx, memberId: string) {
  return tx.maybe(identityRows(tx).where('memberId', '=', memberId));
}

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;

export const findIdentityById = (tx: Tx, id: string) => tx.maybe(identityRows(tx).where('id', '=', id));

export async function isIdentityApproved(tx: Tx, memberId: string): Promise<boolean> {
  return (await findIdentity(tx, memberId))?.state === 'approved';
}

/** The key by which documents are compared: the same number in two countries is two documents. */
export interface DocumentNumber {
  readonly country: string;
  readonly idNumber: string;
}

/** Whether another member is approved with the document. */
export function isDocumentTaken(
  tx: Tx,
  memberId: string,
  { country, idNumber }: DocumentNumber,
): Promise<boolean> {
  return tx.exists(
    identityRows(tx)
      .where('country', '=', country)
      .where('idNumber', '=', idNumber)
      .where('state', '=', 'approved')
      .where('memberId', '<>', memberId)
      .limit(1),
  );
}

/**
 * Locks every submission of the document, in id order. If two clerks approve the same document for two members at once,
 * the second waits and then sees the first one's decision.
 */
export async function lockSubmissions(tx: Tx, { country, idNumber }: DocumentNumber): Promise<void> {
  await tx.all(fromShop(tx, 'identities', { country, idNumber }).select('id').orderBy('id').forUpdate());
}

export interface IdentityFields {
  realName: string;
  country: string;
  idKind: DocumentKind;
  idNumber: string;
  frontFileId: string;
  backFileId: string | null;
}

/**
 * Replaces the member's submission with a new one that waits for staff. If the former one was waiting, the new one gets
 * its place in the queue.
 */
export async function saveIdentity(
  tx: Tx,
  actor: Actor,
  memberId: string,
  before: IdentityRow | undefined,
  fields: IdentityFields,
): Promise<void> {
  const id = before?.id ?? newId();
  const waiting = {
    ...fields,
    state: 'pending' as const,
    rejectReason: '',
    auditedBy: null,
    auditedAt: null,
    updatedAt: tx.now,
    pendingSince: before?.state === 'pending' ? (before.pendingSince ?? before.updatedAt) : tx.now,
  };
  const write = before
    ? changeRow(tx, 'identities', id, waiting)
    : insertRow(tx, 'identities', { ...waiting, id, memberId, createdAt: tx.now });
  const event = before ? 'edit' : 'add';
  await Promise.all([
    write,
    recordSteps(tx, actor, 'identity', [
      { subjectId: id, event, from: before?.state ?? null, to: 'pending' },
    ]),
    publish(tx, 'identity', memberId),
  ]);
}

interface AuditFilter extends Paging {
  readonly state: AuditState | 'all';
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  readonly made?: RequestedPeriod | undefined;
}

/** The review queue: submissions that wait longest come first; decided ones are listed newest first. */
export function listAudits(tx: Tx, { state, memberId, words, made, ...asked }: AuditFilter) {
  let query = fromShop(tx, 'identities')
    .innerJoin('members', shopJoin('members.id', 'identities.memberId'))
    .selectAll('identities')
    .select([
      ...reviewColumns(tx, 'identities'),
      sql<{ memberId: string; name: string; state: AuditState }[]>`(
        select coalesce(json_agg(json_build_object('memberId', other.member_id, 'name', person.name, 'state', other.state)
          order by other.id), '[]'::json)
        from identities other join members person on person.shop_id = other.shop_id and person.id = other.member_id
        where other.shop_id = ${tx.shopId} and other.id_number = identities.id_number
          and other.country = identities.country and other.member_id <> identities.member_id)`.as(
        'sameNumber',
      ),
    ])
    .orderBy(...reviewOrder('identities', state))
    .orderBy('identities.id');
  if (state !== 'all') query = query.where('identities.state', '=', state);
  if (memberId !== undefined) query = query.where('identities.memberId', '=', memberId);
  query = rowsInPeriod(query, 'identities.updatedAt', made);
  if (words) query = query.where(matches(tx, words));
  return pageOf(tx, query, asked);
}

/** Matches part of the real name or number, or the member. */
function matches(tx: Tx, words: string) {
  const part = containsPattern(words);
  return sql<SqlBool>`(identities.real_name ilike ${part} or identities.id_number ilike ${part}
    or identities.member_id in (${memberIdsMatching(tx, words)}))`;
}

export type AuditRow = Awaited<ReturnType<typeof listAudits>>['list'][number];

/** The parameters of `decideRequest` for identities. */
export const identityReview: ReviewedTable = {
  table: 'identities',
  noun: 'identity',
  topic: 'identity',
  machine: editableAuditMachine,
};
