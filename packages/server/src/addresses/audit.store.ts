import { type AuditState, editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import type { ReviewedTable } from '../platform/reviewDecisions.ts';
import { reviewColumns, reviewOrder } from '../platform/reviewQueue.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface AuditFilter {
  readonly state: AuditState | 'all';
  readonly memberId?: string | undefined;
  readonly country?: string | undefined;
  readonly made: RequestedPeriod;
}

function filtered(tx: Tx, { state, memberId, country, made }: AuditFilter) {
  let query = fromShop(tx, 'addresses')
    .innerJoin('members', shopJoin('members.id', 'addresses.memberId'))
    .where('addresses.deletedAt', 'is', null);
  if (state !== 'all') query = query.where('addresses.state', '=', state);
  if (country !== undefined) query = query.where('addresses.country', '=', country);
  query = rowsInPeriod(query, 'addresses.updatedAt', made);
  return memberId === undefined ? query : query.where('addresses.memberId', '=', memberId);
}

/** The addresses for review: pending ones with the longest wait first, decided ones newest first. */
export function listAudits(tx: Tx, filter: AuditFilter, asked: Paging) {
  const rows = filtered(tx, filter)
    .leftJoin('pickupPoints', shopJoin('pickupPoints.id', 'addresses.pickupPointId'))
    .selectAll('addresses')
    .select([
      'pickupPoints.name as pickupPointName',
      'pickupPoints.address as pickupPointAddress',
      ...reviewColumns(tx, 'addresses'),
      sql<number>`(select count(distinct other.member_id) from addresses other where other.shop_id = ${tx.shopId}
            and other.id_number = addresses.id_number and other.member_id <> addresses.member_id
            and other.deleted_at is null)`.as('sameIdNumber'),
    ])
    .orderBy(...reviewOrder('addresses', filter.state))
    .orderBy('addresses.id');
  return pageWithSeparateCount(tx, rows, filtered(tx, filter).select('addresses.id'), asked);
}

export type AuditRow = Awaited<ReturnType<typeof listAudits>>['rows'][number];

/** The parameters of `decideRequest` for addresses. */
export const addressReview: ReviewedTable = {
  table: 'addresses',
  noun: 'address',
  topic: 'addresses',
  machine: editableAuditMachine,
  deletable: true,
};
