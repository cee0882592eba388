import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import { adjustmentMachine } from '@crossdock/domain/wallet/adjustments.ts';
import { sql } from 'kysely';
import { membersNamed } from '../../members/search.store.ts';
import type { Audited } from '../../platform/audits.ts';
import type { Tx } from '../../platform/db.ts';
import { notify } from '../../platform/notices.ts';
import { type Paging, pageOf } from '../../platform/paging.ts';
import { q } from '../../platform/query.ts';
import { hint } from '../../platform/realtime.ts';
import type { Staff } from '../../platform/scope.ts';
import { recordSteps } from '../../platform/transitions.ts';
import { findShopRow } from '../../shops/settings.store.ts';
import type { MemberAccountKind, Movement } from '../store.ts';

/** What `decide` needs to know of changes of a balance. */
export const auditedAdjustments: Audited = {
  table: 'balance_adjustments',
  noun: 'adjustment',
  topic: 'adjustments',
  machine: adjustmentMachine,
};

/** Up to which amount one person changes a balance alone, as the shop says now: requests carry a copy that may be older. */
export async function aloneMax(tx: Tx): Promise<number> {
  const row = await findShopRow(tx);
  return settingsOf(row.settings as Partial<ShopSettings>).adjustAloneMaxMinor;
}

/**
 * What the clerk has changed alone for the member since `since`, without regard to the sign, in minor units. Holds the
 * clerk's row until the end: two changes at once count each other.
 */
export async function changedAlone(tx: Tx, clerk: Staff, memberId: string, since: string): Promise<number> {
  await tx.one(
    q
      .selectFrom('staff')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', clerk.staffId)
      .forNoKeyUpdate(),
  );
  const row = await tx.one(
    q
      .selectFrom('balance_adjustments')
      .select(sql<number>`coalesce(sum(abs(amount_minor)), 0)::bigint`.as('alone_minor'))
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('requested_by', '=', clerk.staffId)
      .where('audited_by', '=', clerk.staffId)
      .where('state', '=', 'approved')
      .where('created_at', '>=', since),
  );
  return row.alone_minor;
}

interface Asked {
  readonly id: string;
  readonly memberId: string;
  readonly amountMinor: Minor;
  readonly reason: string;
}

/** Records the change: pending, or as carried out by the one person who asked for it. */
export async function addAdjustment(
  tx: Tx,
  clerk: Staff,
  { id, memberId, amountMinor, reason }: Asked,
  state: 'pending' | 'approved',
): Promise<void> {
  await tx.run(
    q.insertInto('balance_adjustments').values({
      shop_id: tx.shopId,
      id,
      member_id: memberId,
      amount_minor: amountMinor,
      reason,
      state,
      requested_by: clerk.staffId,
      ...(state === 'approved' ? { audited_by: clerk.staffId, audited_at: tx.now } : {}),
      created_at: tx.now,
    }),
  );
  await Promise.all([
    recordSteps(tx, clerk, 'adjustment', [{ subjectId: id, event: 'submit', from: null, to: state }]),
    hint(tx, 'adjustments', null),
    state === 'approved'
      ? notify(tx, clerk, [
          { memberId, event: 'adjustment.approve', subjectId: id, params: { amountMinor, reason } },
        ])
      : undefined,
  ]);
}

/** The money of a change that is carried out. */
export function adjustmentMovement({ id, memberId, amountMinor, reason }: Asked): Movement {
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

export function findAdjustment(tx: Tx, id: string) {
  return tx.maybe(
    q.selectFrom('balance_adjustments').selectAll().where('shop_id', '=', tx.shopId).where('id', '=', id),
  );
}

interface QueueFilters extends Paging {
  readonly state: AuditState;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

const owned = (kind: MemberAccountKind) => sql<number>`coalesce((
  select balance_minor from ledger_accounts
  where ledger_accounts.shop_id = balance_adjustments.shop_id
    and ledger_accounts.member_id = balance_adjustments.member_id and ledger_accounts.kind = ${sql.lit(kind)}), 0)`;

/** The queue: what waits longest comes first; of what is decided, the newest. */
export function listAdjustmentRows(tx: Tx, filters: QueueFilters) {
  let rows = q
    .selectFrom('balance_adjustments')
    .innerJoin('members', (join) =>
      join
        .onRef('members.shop_id', '=', 'balance_adjustments.shop_id')
        .onRef('members.id', '=', 'balance_adjustments.member_id'),
    )
    .innerJoin('staff as asker', (join) =>
      join
        .onRef('asker.shop_id', '=', 'balance_adjustments.shop_id')
        .onRef('asker.id', '=', 'balance_adjustments.requested_by'),
    )
    .leftJoin('staff as auditor', (join) =>
      join
        .onRef('auditor.shop_id', '=', 'balance_adjustments.shop_id')
        .onRef('auditor.id', '=', 'balance_adjustments.audited_by'),
    )
    .selectAll('balance_adjustments')
    .select([
      'members.account',
      'members.name as member_name',
      'asker.name as asker_name',
      'auditor.name as auditor_name',
      owned('memberBalance').as('balance_minor'),
      owned('memberHeld').as('held_minor'),
      owned('memberEarnings').as('earnings_minor'),
    ])
    .where('balance_adjustments.shop_id', '=', tx.shopId)
    .where('balance_adjustments.state', '=', filters.state)
    .orderBy('balance_adjustments.id', filters.state === 'pending' ? 'asc' : 'desc');
  if (filters.memberId) rows = rows.where('balance_adjustments.member_id', '=', filters.memberId);
  if (filters.words)
    rows = rows.where('balance_adjustments.member_id', 'in', membersNamed(tx, filters.words));
  return pageOf(tx, rows, filters);
}
