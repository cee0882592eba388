import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

interface PageAsked {
  readonly pageIndex: number;
  readonly pageSize: number;
}
const countedAtMost = 10_000;

export interface AuditFilter {
  readonly staffId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly call?: string | undefined;
  /** ISO 8601 UTC; from is included, to is not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function auditFiltered(tx: Tx, filter: AuditFilter) {
  let query = q.selectFrom('audit_log').where('audit_log.shop_id', '=', tx.shopId);
  if (filter.staffId !== undefined) query = query.where('audit_log.staff_id', '=', filter.staffId);
  if (filter.memberId !== undefined) query = query.where('audit_log.member_id', '=', filter.memberId);
  if (filter.call) query = query.where('audit_log.call', '=', filter.call);
  if (filter.from !== undefined) query = query.where('audit_log.at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('audit_log.at', '<', filter.to);
  return query;
}

export async function searchAudit(tx: Tx, filter: AuditFilter, asked: PageAsked) {
  const counted = auditFiltered(tx, filter).select('audit_log.id').limit(countedAtMost).as('counted');
  const [rows, { n }] = await Promise.all([
    tx.all(
      auditFiltered(tx, filter)
        .leftJoin('staff', (join) =>
          join.onRef('staff.shop_id', '=', 'audit_log.shop_id').onRef('staff.id', '=', 'audit_log.staff_id'),
        )
        .leftJoin('members', (join) =>
          join
            .onRef('members.shop_id', '=', 'audit_log.shop_id')
            .onRef('members.id', '=', 'audit_log.member_id'),
        )
        .selectAll('audit_log')
        .select(['staff.name as staff_name', 'members.name as member_name'])
        .orderBy('audit_log.at', 'desc')
        .orderBy('audit_log.id', 'desc')
        .limit(asked.pageSize)
        .offset((asked.pageIndex - 1) * asked.pageSize),
    ),
    tx.one(q.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export type AuditLogRow = Awaited<ReturnType<typeof searchAudit>>['rows'][number];
