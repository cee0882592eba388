import type { securityEventKinds } from '@crossdock/contract/staff/securityEvents.ts';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import type { AuditFilter } from './audit.store.ts';

interface SecurityFilter extends Omit<AuditFilter, 'call' | 'outcome'> {
  readonly kind?: (typeof securityEventKinds)[number] | undefined;
}

function filtered(tx: Tx, { kind, words, staffId, memberId, from, to }: SecurityFilter) {
  let query = db
    .selectFrom('security_events as event')
    .leftJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'event.shop_id').onRef('staff.id', '=', 'event.staff_id'),
    )
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'event.shop_id').onRef('members.id', '=', 'event.member_id'),
    )
    .where('event.shop_id', '=', tx.shopId);
  if (kind !== undefined) query = query.where('event.kind', '=', kind);
  if (staffId !== undefined) query = query.where('event.staff_id', '=', staffId);
  if (memberId !== undefined) query = query.where('event.member_id', '=', memberId);
  if (from !== undefined) query = query.where('event.at', '>=', from);
  if (to !== undefined) query = query.where('event.at', '<', to);
  if (!words) return query;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return query.where((eb) =>
    eb.or(
      (
        [
          'event.name',
          'event.ip',
          'event.user_agent',
          'staff.login',
          'staff.name',
          'members.account',
          'members.name',
        ] as const
      ).map((column) => eb(column, 'ilike', like)),
    ),
  );
}

export function searchSecurityEvents(tx: Tx, filter: SecurityFilter, paging: Paging) {
  const rows = filtered(tx, filter)
    .selectAll('event')
    .select([
      'staff.name as staff_name',
      'staff.login as staff_login',
      'members.name as member_name',
      'members.account as member_account',
    ])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc');
  return pageOf(tx, rows, paging);
}

export type SecurityEventRow = Awaited<ReturnType<typeof searchSecurityEvents>>['list'][number];
