import { type AuditState, editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import type { ReviewedTable } from '../platform/reviewDecisions.ts';
import { reviewColumns, reviewOrder } from '../platform/reviewQueue.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { latestOrderOfDeclarerSql } from './store.ts';

interface AuditFilter extends Paging {
  readonly state: AuditState | 'all';
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  readonly country?: string | undefined;
  readonly made?: RequestedPeriod | undefined;
}

/** Declarers with the same identity number that belong to another member or have another name. */
const elsewhere = (tx: Tx) => sql`from declarers other where other.shop_id = ${tx.shopId}
  and other.id_number = declarers.id_number and other.country = declarers.country and other.deleted_at is null`;

/** The review queue: declarers that wait longest come first; decided ones are listed newest first. */
export function listAudits(tx: Tx, { state, memberId, words, country, made, ...asked }: AuditFilter) {
  let query = fromShop(tx, 'declarers')
    .innerJoin('members', shopJoin('members.id', 'declarers.memberId'))
    .selectAll('declarers')
    .select([
      latestOrderOfDeclarerSql(tx).as('orderId'),
      ...reviewColumns(tx, 'declarers'),
      sql<number>`(select count(distinct other.member_id) ${elsewhere(tx)}
        and other.member_id <> declarers.member_id)`.as('sameIdNumber'),
      sql<string[]>`array(select distinct other.name ${elsewhere(tx)}
        and other.name <> declarers.name order by other.name limit 5)`.as('otherNames'),
    ])
    .where('declarers.deletedAt', 'is', null)
    .orderBy(...reviewOrder('declarers', state))
    .orderBy('declarers.id');
  if (state !== 'all') query = query.where('declarers.state', '=', state);
  query = filteredBy(query, 'declarers', { memberId, country });
  query = rowsInPeriod(query, 'declarers.updatedAt', made);
  if (words) query = query.where(matches(tx, words));
  return pageOf(tx, query, asked);
}

/** Matches part of the declarer's name or number, or the member. */
function matches(tx: Tx, words: string) {
  const part = containsPattern(words);
  return sql<SqlBool>`(declarers.name ilike ${part} or declarers.id_number ilike ${part}
    or declarers.member_id in (${memberIdsMatching(tx, words)}))`;
}

export type AuditRow = Awaited<ReturnType<typeof listAudits>>['list'][number];

/** The parameters of `decideRequest` for declarers. */
export const declarerReview: ReviewedTable = {
  table: 'declarers',
  noun: 'declarer',
  topic: 'declarers',
  machine: editableAuditMachine,
  deletable: true,
};
