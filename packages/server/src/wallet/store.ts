import type { Minor } from '@crossdock/domain/money.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { hot, q } from '../platform/query.ts';
import { hint } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds } from '../platform/transitions.ts';

export const shopAccountKinds = [
  'cardClearing',
  'bank',
  'cash',
  'revenue',
  'fees',
  'adjustments',
  'promotion',
] as const;
export type ShopAccountKind = (typeof shopAccountKinds)[number];
export type MemberAccountKind = 'memberBalance' | 'memberHeld' | 'memberEarnings';

/** An account by what it is; its row is made when money first touches it. */
export type AccountRef =
  | { readonly kind: MemberAccountKind; readonly memberId: string }
  | { readonly kind: ShopAccountKind };

export interface Movement {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Above 0. */
  readonly amount: Minor;
  readonly kind: TransferKind;
  readonly orderId?: string | null;
  readonly paymentId?: string | null;
  readonly bankTransferId?: string | null;
  readonly withdrawalId?: string | null;
  readonly adjustmentId?: string | null;
  readonly earningId?: string | null;
  readonly shareId?: string | null;
  readonly memo?: string;
}

const memberOf = (ref: AccountRef): string | null => ('memberId' in ref ? ref.memberId : null);
const nameOf = (ref: AccountRef): string => `${ref.kind}:${memberOf(ref) ?? ''}`;

/** Locks all accounts that a transaction will touch, in id order: two transactions never wait for each other. */
const lockAccounts = hot<
  { shopId: string; kinds: readonly string[]; memberIds: readonly string[] },
  { id: string; kind: AccountRef['kind']; member_id: string | null }
>((p) =>
  q
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'member_id'])
    .where('shop_id', '=', p.shopId)
    .where(
      // Two lookups, one for each partial index: a condition with "or" would read the whole table.
      sql<boolean>`id = any(array(${q
        .selectFrom('ledger_accounts')
        .select('id')
        .where('shop_id', '=', p.shopId)
        .where('member_id', 'is not', null)
        .where(sql<boolean>`member_id = any(${p.memberIds}::uuid[])`)
        .where(sql<boolean>`kind = any(${p.kinds}::text[])`)
        .unionAll(
          q
            .selectFrom('ledger_accounts')
            .select('id')
            .where('shop_id', '=', p.shopId)
            .where('member_id', 'is', null)
            .where(sql<boolean>`kind = any(${p.kinds}::text[])`),
        )}))`,
    )
    .orderBy('id')
    .forUpdate(),
);

interface MoveParams extends Record<string, unknown> {
  shopId: string;
  id: string;
  from: string;
  to: string;
  amount: number;
  kind: string;
  orderId: string | null;
  paymentId: string | null;
  bankTransferId: string | null;
  withdrawalId: string | null;
  adjustmentId: string | null;
  earningId: string | null;
  shareId: string | null;
  memberId: string | null;
  staffId: string | null;
  memo: string;
  at: string;
}

/** Takes where the balance allows it, gives only what was taken, and writes the entry with both balances. */
const move = hot<MoveParams, { id: string }>((p) =>
  q
    .with('taken', (db) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance_minor: sql<number>`balance_minor - ${p.amount}::bigint` })
        .where('shop_id', '=', p.shopId)
        .where('id', '=', p.from)
        .where(sql<boolean>`(member_id is null or balance_minor >= ${p.amount}::bigint)`)
        .returning('balance_minor'),
    )
    .with('given', (db) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance_minor: sql<number>`balance_minor + ${p.amount}::bigint` })
        .where('shop_id', '=', p.shopId)
        .where('id', '=', p.to)
        .where(({ exists, selectFrom }) => exists(selectFrom('taken').select('taken.balance_minor')))
        .returning('balance_minor'),
    )
    .insertInto('ledger_transfers')
    .columns([
      'shop_id',
      'id',
      'debit_account_id',
      'credit_account_id',
      'amount_minor',
      'kind',
      'debit_balance_minor',
      'credit_balance_minor',
      'order_id',
      'payment_id',
      'bank_transfer_id',
      'withdrawal_id',
      'adjustment_id',
      'earning_id',
      'share_id',
      'member_id',
      'staff_id',
      'memo',
      'at',
    ])
    .expression((eb) =>
      eb
        .selectFrom(['taken', 'given'])
        .select([
          sql<string>`${p.shopId}::uuid`.as('shop_id'),
          sql<string>`${p.id}::uuid`.as('id'),
          sql<string>`${p.from}::uuid`.as('debit_account_id'),
          sql<string>`${p.to}::uuid`.as('credit_account_id'),
          sql<number>`${p.amount}::bigint`.as('amount_minor'),
          sql<string>`${p.kind}::text`.as('kind'),
          'taken.balance_minor as debit_balance_minor',
          'given.balance_minor as credit_balance_minor',
          sql<string | null>`${p.orderId}::uuid`.as('order_id'),
          sql<string | null>`${p.paymentId}::uuid`.as('payment_id'),
          sql<string | null>`${p.bankTransferId}::uuid`.as('bank_transfer_id'),
          sql<string | null>`${p.withdrawalId}::uuid`.as('withdrawal_id'),
          sql<string | null>`${p.adjustmentId}::uuid`.as('adjustment_id'),
          sql<string | null>`${p.earningId}::uuid`.as('earning_id'),
          sql<string | null>`${p.shareId}::uuid`.as('share_id'),
          sql<string | null>`${p.memberId}::uuid`.as('member_id'),
          sql<string | null>`${p.staffId}::uuid`.as('staff_id'),
          sql<string>`${p.memo}::text`.as('memo'),
          sql<string>`${p.at}::timestamptz`.as('at'),
        ]),
    )
    .returning('id'),
);

/**
 * Moves money from account to account, the only way there is: one append-only row for each movement, with both balances
 * after it. `insufficient` where a member's account holds less than a movement takes: a member's money never falls below
 * zero. Movements before the insufficient one stand until the caller refuses and so rolls back.
 *
 * Money is moved last in a transaction, after orders, payments and counters are locked and written, and in one call:
 * all its accounts are locked together in id order, so that no two transactions wait for each other.
 */
export async function transferAll(
  tx: Tx,
  actor: Actor,
  movements: readonly Movement[],
): Promise<'done' | 'insufficient'> {
  if (movements.length === 0) return 'done';
  const ids = await lockedIds(
    tx,
    movements.flatMap(({ from, to }) => [from, to]),
  );
  const by = actorIds(actor);
  const written = await Promise.all(
    movements.map((movement) =>
      tx.hot(move, {
        shopId: tx.shopId,
        // Made under the lock, so that the ids of one account's entries follow its balance.
        id: newId(),
        from: known(ids, movement.from),
        to: known(ids, movement.to),
        amount: movement.amount,
        kind: movement.kind,
        orderId: movement.orderId ?? null,
        paymentId: movement.paymentId ?? null,
        bankTransferId: movement.bankTransferId ?? null,
        withdrawalId: movement.withdrawalId ?? null,
        adjustmentId: movement.adjustmentId ?? null,
        earningId: movement.earningId ?? null,
        shareId: movement.shareId ?? null,
        memberId: by.member_id,
        staffId: by.staff_id,
        memo: movement.memo ?? '',
        at: tx.now,
      }),
    ),
  );
  if (written.some((rows) => rows.length === 0)) return 'insufficient';
  await Promise.all(membersOf(movements).map((memberId) => hint(tx, 'wallet', memberId)));
  return 'done';
}

/** One movement; see `transferAll` for what holds. On `insufficient` nothing was written. */
export function transfer(tx: Tx, actor: Actor, movement: Movement): Promise<'done' | 'insufficient'> {
  return transferAll(tx, actor, [movement]);
}

async function lockedIds(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, string>> {
  const wanted = new Map(refs.map((ref) => [nameOf(ref), ref]));
  const lock = async () => {
    const rows = await tx.hot(lockAccounts, {
      shopId: tx.shopId,
      kinds: [...new Set(refs.map((ref) => ref.kind))],
      memberIds: [...new Set(refs.map(memberOf).filter((id) => id !== null))],
    });
    return new Map(rows.map((row) => [`${row.kind}:${row.member_id ?? ''}`, row.id]));
  };
  const found = await lock();
  const missing = [...wanted].filter(([name]) => !found.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (missing.length === 0) return found;
  await tx.run(
    q
      .insertInto('ledger_accounts')
      .values(
        missing.map(([, ref]) => ({
          shop_id: tx.shopId,
          id: newId(),
          kind: ref.kind,
          member_id: memberOf(ref),
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
  return lock();
}

function known(ids: ReadonlyMap<string, string>, ref: AccountRef): string {
  const id = ids.get(nameOf(ref));
  if (id === undefined) throw new Error(`no account ${nameOf(ref)}`);
  return id;
}

function membersOf(movements: readonly Movement[]): string[] {
  const refs = movements.flatMap(({ from, to }) => [from, to]);
  return [...new Set(refs.map(memberOf).filter((id) => id !== null))];
}

const balances = hot<
  { shopId: string; memberId: string },
  { kind: AccountRef['kind']; balance_minor: number }
>((p) =>
  q
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance_minor'])
    .where('shop_id', '=', p.shopId)
    .where('member_id', '=', p.memberId),
);

export interface MemberBalance {
  /** Free to be spent. */
  readonly balanceMinor: number;
  /** Kept while a withdrawal is decided. */
  readonly heldMinor: number;
  /** Earned by the promotion programme; withdrawn, or moved to the balance. */
  readonly earningsMinor: number;
}

/** What the member owns, in the shop currency's minor units. */
export async function balanceOf(tx: Tx, memberId: string): Promise<MemberBalance> {
  const rows = await tx.hot(balances, { shopId: tx.shopId, memberId });
  const of = (kind: MemberAccountKind) => rows.find((row) => row.kind === kind)?.balance_minor ?? 0;
  return {
    balanceMinor: of('memberBalance'),
    heldMinor: of('memberHeld'),
    earningsMinor: of('memberEarnings'),
  };
}
