import type { securityEventKinds } from '@crossdock/contract/staff/securityEvents.ts';
import type { Tx } from '../platform/db.ts';
import { containing } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import type { AuditFilter } from './audit.store.ts';

interface SecurityFilter extends Omit<AuditFilter, 'call' | 'outcome'> {
  readonly kind?: (typeof securityEventKinds)[number] | undefined;
}

function filtered(tx: Tx, { kind, words, staffId, memberId, from, to }: SecurityFilter) {
  let query = db
    .selectFrom('securityEvents as event')
    .leftJoin('staff', (join) =>
      join.onRef('staff.shopId', '=', 'event.shopId').onRef('staff.id', '=', 'event.staffId'),
    )
    .leftJoin('members', (join) =>
      join.onRef('members.shopId', '=', 'event.shopId').onRef('members.id', '=', 'event.memberId'),
    )
    .where('event.shopId', '=', tx.shopId);
  if (kind !== undefined) query = query.where('event.kind', '=', kind);
  if (staffId !== undefined) query = query.where('event.staffId', '=', staffId);
  if (memberId !== undefined) query = query.where('event.memberId', '=', memberId);
  if (from !== undefined) query = query.where('event.at', '>=', from);
  if (to !== undefined) query = query.where('event.at', '<', to);
  if (!words) return query;
  const like = containing(words);
  return query.where((eb) =>
    eb.or(
      (
        [
          'event.name',
          'event.ip',
          'event.userAgent',
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
      'staff.name as staffName',
      'staff.login as staffLogin',
      'members.name as memberName',
      'members.account as memberAccount',
    ])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc');
  return pageOf(tx, rows, paging);
}

export type SecurityEventRow = Awaited<ReturnType<typeof searchSecurityEvents>>['list'][number];
