import { type AuditState, editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Audited } from '../platform/audits.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { countedAtMost, type PageAsked } from './store.ts';

interface AuditFilter {
  readonly state: AuditState | 'all';
  readonly memberId?: string | undefined;
}

function filtered(tx: Tx, { state, memberId }: AuditFilter) {
  let query = db
    .selectFrom('addresses')
    .innerJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'addresses.shop_id').onRef('members.id', '=', 'addresses.member_id'),
    )
    .where('addresses.shop_id', '=', tx.shopId)
    .where('addresses.deleted_at', 'is', null);
  if (state !== 'all') query = query.where('addresses.state', '=', state);
  return memberId === undefined ? query : query.where('addresses.member_id', '=', memberId);
}

/** The queue: who has waited longest comes first; decided ones newest first. */
export async function listAudits(tx: Tx, filter: AuditFilter, asked: PageAsked) {
  const counted = filtered(tx, filter).select('addresses.id').limit(countedAtMost).as('counted');
  const [rows, { n }] = await Promise.all([
    tx.all(
      filtered(tx, filter)
        .leftJoin('pickup_points', (join) =>
          join
            .onRef('pickup_points.shop_id', '=', 'addresses.shop_id')
            .onRef('pickup_points.id', '=', 'addresses.pickup_point_id'),
        )
        .leftJoin('staff', (join) =>
          join
            .onRef('staff.shop_id', '=', 'addresses.shop_id')
            .onRef('staff.id', '=', 'addresses.audited_by'),
        )
        .selectAll('addresses')
        .select([
          'pickup_points.name as pickup_point_name',
          'pickup_points.address as pickup_point_address',
          'members.name as member_name',
          'members.account as member_account',
          sql<string>`'+' || members.area_code || ' ' || members.phone`.as('member_phone'),
          'members.created_at as member_since',
          'staff.name as audited_by_name',
          sql<number>`(select count(distinct other.member_id) from addresses other where other.shop_id = addresses.shop_id
            and other.id_number = addresses.id_number and other.member_id <> addresses.member_id
            and other.deleted_at is null)`.as('same_id_number'),
        ])
        .orderBy('addresses.updated_at', filter.state === 'pending' ? 'asc' : 'desc')
        .orderBy('addresses.id')
        .limit(asked.pageSize)
        .offset((asked.pageIndex - 1) * asked.pageSize),
    ),
    tx.one(db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export type AuditRow = Awaited<ReturnType<typeof listAudits>>['rows'][number];

/** What `decide` needs to know of addresses. */
export const auditedAddresses: Audited = {
  table: 'addresses',
  noun: 'address',
  topic: 'addresses',
  machine: editableAuditMachine,
  deletable: true,
};
