import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { MemberAccountKind, Movement } from '@crossdock/domain/wallet/movement.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { notify } from '../platform/notices.ts';
import { pageOf } from '../platform/paging.ts';
import { rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import type { QueueFilters } from '../platform/reviewDecisions.ts';
import { fromShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName, staffName } from '../platform/staffName.ts';
import { transfer } from '../wallet/store.ts';

interface Change {
  readonly id: string;
  readonly memberId: string;
  readonly amountMinor: Minor;
  readonly reason: string;
}

/**
 * Moves the money of a change that one or two clerks approved, and notifies the member; false if the balance is too
 * low.
 */
export async function carryOutAdjustment(tx: Tx, actor: Staff, change: Change): Promise<boolean> {
  if ((await transfer(tx, actor, adjustmentMovement(change))) !== 'done') return false;
  const { id, memberId, amountMinor, reason } = change;
  await notify(tx, actor, [
    { memberId, event: 'adjustment.approve', subjectId: id, params: { amountMinor, reason } },
  ]);
  return true;
}

function adjustmentMovement({ id, memberId, amountMinor, reason }: Change): Movement {
  const member = { kind: 'memberBalance', memberId } as const;
  const shop = { kind: 'adjustments' } as const;
  const [from, to] = amountMinor > 0 ? [shop, member] : [member, shop];
  return {
    from,
    to,
    amount: minor(Math.abs(amountMinor)),
    kind: 'adjustment',
    adjustmentId: id,
    memo: reason,
  };
}

const owned = (tx: Tx, kind: MemberAccountKind) => sql<number>`coalesce((
  select balance_minor from ledger_accounts
  where ledger_accounts.shop_id = ${tx.shopId}
    and ledger_accounts.member_id = money_acts.member_id and ledger_accounts.kind = ${sql.lit(kind)}), 0)`;

/** The approval queue: requests that wait longest come first; decided ones are listed newest first. */
export function listApprovalRequestRows(tx: Tx, filters: QueueFilters) {
  let rows = fromShop(tx, 'moneyActs', { 'moneyActs.state': filters.state })
    .leftJoin('members as whose', shopJoin('whose.id', 'moneyActs.memberId'))
    .selectAll('moneyActs')
    .select([
      'whose.account',
      'whose.name as memberName',
      staffName(tx, 'moneyActs.requestedBy', 'askerName'),
      maybeStaffName(tx, 'moneyActs.auditedBy', 'auditorName'),
      owned(tx, 'memberBalance').as('balanceMinor'),
      owned(tx, 'memberHeld').as('heldMinor'),
      owned(tx, 'memberEarnings').as('earningsMinor'),
    ])
    .orderBy('moneyActs.id', filters.state === 'pending' ? 'asc' : 'desc');
  rows = rowsCreatedInPeriod(rows, 'moneyActs.id', filters.made);
  if (filters.memberId) rows = rows.where('moneyActs.memberId', '=', filters.memberId);
  if (filters.words) rows = rows.where('moneyActs.memberId', 'in', memberIdsMatching(tx, filters.words));
  return pageOf(tx, rows, filters);
}

/**
 * Approved actions of one day of the shop, summed for each clerk who acted alone and for each pair of clerks.
 */
export function sumApprovalsByClerk(tx: Tx, day: string) {
  return tx.all(
    fromShop(tx, 'moneyActs')
      .select([
        'requestedBy',
        'auditedBy',
        staffName(tx, 'moneyActs.requestedBy', 'askerName'),
        staffName(tx, 'moneyActs.auditedBy', 'auditorName'),
        sql<number>`count(*)::int`.as('count'),
        sql<number>`sum(worth_minor)::bigint`.as('worthMinor'),
        sql<boolean>`bool_or(requested_by <> audited_by and requested_ip <> '' and requested_ip = audited_ip)`.as(
          'sameAddress',
        ),
      ])
      .where('day', '=', day)
      .where('state', '=', 'approved')
      .groupBy(['requestedBy', 'auditedBy'])
      .orderBy(sql`sum(worth_minor)`, 'desc'),
  );
}
