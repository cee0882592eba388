import type { securityFilters } from '@crossdock/contract/staff/securityEvents.ts';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import type { AuditFilter } from './audit.store.ts';

interface SecurityFilter extends Omit<AuditFilter, 'call' | 'outcome'> {
  readonly kind?: (typeof securityFilters)[number] | undefined;
}

function filtered(tx: Tx, { kind, words, staffId, memberId, from, to }: SecurityFilter) {
  let query = fromShop(tx, 'securityEvents as event')
    .leftJoin('staff', shopJoin('staff.id', 'event.staffId'))
    .leftJoin('members', shopJoin('members.id', 'event.memberId'));
  if (kind === 'attempt') query = query.where('event.kind', 'in', ['refused', 'lockout']);
  else if (kind !== undefined) query = query.where('event.kind', '=', kind);
  if (staffId !== undefined) query = query.where('event.staffId', '=', staffId);
  // For one member, every access to documents is listed. Otherwise the first access stands for all accesses of the
  // same viewing.
  if (memberId !== undefined) query = query.where('event.memberId', '=', memberId);
  else query = query.where('event.viewId', 'is', null);
  if (from !== undefined) query = query.where('event.at', '>=', from);
  if (to !== undefined) query = query.where('event.at', '<', to);
  if (!words) return query;
  const like = containsPattern(words);
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
    .select(['staff.name as staffName', 'staff.login as staffLogin', ...memberColumns])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc');
  return pageOf(tx, rows, paging);
}

/**
 * The members whose documents were opened in the viewings `ids` since `since`, in the order in which they were
 * opened.
 */
export function membersInDocumentViews(tx: Tx, ids: readonly string[], since: string) {
  return tx.all(
    fromShop(tx, 'securityEvents as event')
      .innerJoin('members', shopJoin('members.id', 'event.memberId'))
      .select(['event.viewId', 'members.id', 'members.name'])
      .where('event.at', '>=', since)
      .where('event.viewId', 'in', [...ids])
      .orderBy('event.at')
      .orderBy('event.id'),
  );
}

export type SecurityEventRow = Awaited<ReturnType<typeof searchSecurityEvents>>['list'][number];
