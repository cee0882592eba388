import { minor } from '@crossdock/domain/money.ts';
import { moneyNotices } from '@crossdock/domain/notices/money.ts';
import type { AccountRef, MemberAccountKind, Movement } from '@crossdock/domain/wallet/movement.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { compileStatement, db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds } from '../platform/transitions.ts';
import { TransactionLocal } from '../platform/tx.ts';
import { transferStatement } from './transferStatement.store.ts';

const memberOf = (ref: AccountRef): string | null => ('memberId' in ref ? ref.memberId : null);
const nameOf = (ref: AccountRef): string => `${ref.kind}:${memberOf(ref) ?? ''}`;

/** Locks all accounts of a transaction in id order, so that two transactions never wait for each other in a circle. */
const lockAccounts = compileStatement<
  { shopId: string; kinds: readonly string[]; memberIds: readonly string[] },
  { id: string; kind: AccountRef['kind']; memberId: string | null; balanceMinor: number }
>((p) =>
  fromShop(p, 'ledgerAccounts')
    .select(['id', 'kind', 'memberId', 'balanceMinor'])
    .where(
      // Two lookups, one for each partial index: a condition with OR would read the whole table.
      sql<boolean>`id = any(array(${fromShop(p, 'ledgerAccounts')
        .select('id')
        .where(sql<boolean>`member_id = any(${p.memberIds}::uuid[])`)
        .where(sql<boolean>`kind = any(${p.kinds}::text[])`)
        .unionAll(
          fromShop(p, 'ledgerAccounts')
            .select('id')
            .where('memberId', 'is', null)
            .where(sql<boolean>`kind = any(${p.kinds}::text[])`),
        )}))`,
    )
    .orderBy('id')
    .forUpdate(),
);

/**
 * Moves money between accounts. Every movement uses this function: one append-only row each, with both balances after
 * it. On `insufficient` a member's account holds too little and nothing was moved, because a member's money never falls
 * below zero; the table refuses that too.
 *
 * Move money last in a transaction, after orders, payments and counters are locked and written, and in one call: all
 * accounts are locked together in id order, so that no two transactions wait for each other in a circle.
 */
export async function transferAll(
  tx: Tx,
  actor: Actor,
  movements: readonly Movement[],
): Promise<'done' | 'insufficient'> {
  if (movements.length === 0) return 'done';
  const accounts = await lockedAccounts(
    tx,
    movements.flatMap(({ from, to }) => [from, to]),
  );
  const within = withinBalances(movements, accounts);
  if (within === 'insufficient') return within;
  const { sized, after } = within;
  movedAccounts.of(tx).push(after);
  // The locked balances show that these writes succeed. Every payment of the shop waits for the shop's accounts, so
  // the writes are sent with the statements that follow, which shortens the lock by one round trip.
  tx.awaitBeforeCommit(Promise.all(sized.map((movement) => write(tx, actor, movement, accounts))));
  await Promise.all(sized.map(({ atMost, amount }) => atMost?.(amount)));
  await Promise.all([
    ...membersOf(movements).map((memberId) => publish(tx, 'wallet', memberId)),
    tellOf(tx, actor, sized),
  ]);
  return 'done';
}

function write(tx: Tx, actor: Actor, movement: Movement, accounts: Accounts) {
  const by = actorIds(actor);
  return tx.compiled(transferStatement, {
    shopId: tx.shopId,
    // The id is made under the lock, so that the ids of an account's entries follow its balance.
    id: newId(),
    from: known(accounts, movement.from).id,
    to: known(accounts, movement.to).id,
    amount: movement.amount,
    kind: movement.kind,
    orderId: movement.orderId ?? null,
    paymentId: movement.paymentId ?? null,
    bankTransferId: movement.bankTransferId ?? null,
    withdrawalId: movement.withdrawalId ?? null,
    adjustmentId: movement.adjustmentId ?? null,
    earningId: movement.earningId ?? null,
    shareId: movement.shareId ?? null,
    serviceTaskId: movement.serviceTaskId ?? null,
    purchaseId: movement.purchaseId ?? null,
    memberId: by.memberId,
    staffId: by.staffId,
    memo: movement.memo ?? '',
    at: tx.now,
  });
}

/**
 * Notifies members of their movements, once, so that callers need not. Left out if another message reports
 * the movement.
 */
function tellOf(tx: Tx, actor: Actor, movements: readonly Movement[]): Promise<void> {
  const news = moneyNotices(movements).map(({ memberId, event, ...params }) => ({
    memberId,
    event,
    subjectId: null,
    params,
  }));
  return notify(tx, actor, news);
}

/** One movement; see `transferAll` for the rules. */
export function transfer(tx: Tx, actor: Actor, movement: Movement): Promise<'done' | 'insufficient'> {
  return transferAll(tx, actor, [movement]);
}

/**
 * Like `transferAll`, for money that must be there. @throws Error if it is not; then the transaction must not
 * commit.
 */
export async function transferOrThrow(tx: Tx, actor: Actor, movements: readonly Movement[]): Promise<void> {
  if ((await transferAll(tx, actor, movements)) === 'done') return;
  const moved = movements.map(({ kind, amount, memo }) => `${kind} ${amount} ${memo ?? ''}`);
  throw new Error(`an account held too little for ${moved.join(', ')}`);
}

/** The accounts after each `transferAll` of a transaction. They stay locked until its end. */
const movedAccounts = new TransactionLocal<Accounts>();

/**
 * Goes through the movements in order. The amount of a movement with `atMost` is reduced to what its `from` account
 * still holds; if that is 0, the movement is left out. `after` has the balances after the last movement.
 */
function withinBalances(
  movements: readonly Movement[],
  accounts: Accounts,
): { readonly sized: Movement[]; readonly after: Accounts } | 'insufficient' {
  const after = new Map([...accounts].map(([name, account]) => [name, { ...account }]));
  const sized: Movement[] = [];
  for (const movement of movements) {
    const [from, to] = [known(after, movement.from), known(after, movement.to)];
    const there = Math.max(0, from.balanceMinor);
    const amount = minor(movement.atMost ? Math.min(movement.amount, there) : movement.amount);
    if (movement.atMost && amount === 0) continue;
    if (memberOf(movement.from) !== null && amount > there) return 'insufficient';
    from.balanceMinor -= amount;
    to.balanceMinor += amount;
    sized.push({ ...movement, amount });
  }
  return { sized, after };
}

interface Account {
  readonly id: string;
  balanceMinor: number;
}

/** Accounts by the key that `nameOf` makes. */
type Accounts = ReadonlyMap<string, Account>;

async function lockedAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<Accounts> {
  const wanted = new Map(refs.map((ref) => [nameOf(ref), ref]));
  const lock = async () => {
    const rows = await tx.compiled(lockAccounts, {
      shopId: tx.shopId,
      kinds: [...new Set(refs.map((ref) => ref.kind))],
      memberIds: [...new Set(refs.map(memberOf).filter((id) => id !== null))],
    });
    return new Map(rows.map((row) => [`${row.kind}:${row.memberId ?? ''}`, row]));
  };
  const found = await lock();
  // The accounts are sorted, because two transactions that create the same accounts in different orders would
  // deadlock.
  const missing = [...wanted.keys()]
    .filter((name) => !found.has(name))
    .sort()
    .flatMap((name) => wanted.get(name) ?? []);
  if (missing.length === 0) return found;
  await tx.run(
    db
      .insertInto('ledgerAccounts')
      .values(
        missing.map((ref) => ({
          shopId: tx.shopId,
          id: newId(),
          kind: ref.kind,
          memberId: memberOf(ref),
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
  return lock();
}

function known<A>(accounts: ReadonlyMap<string, A>, ref: AccountRef): A {
  const account = accounts.get(nameOf(ref));
  if (account === undefined) throw new Error(`no account ${nameOf(ref)}`);
  return account;
}

function membersOf(movements: readonly Movement[]): string[] {
  const refs = movements.flatMap(({ from, to }) => [from, to]);
  return [...new Set(refs.map(memberOf).filter((id) => id !== null))];
}

const balances = compileStatement<
  { shopId: string; memberId: string },
  { kind: AccountRef['kind']; balanceMinor: number }
>((p) => fromShop(p, 'ledgerAccounts', { memberId: p.memberId }).select(['kind', 'balanceMinor']));

export interface MemberBalance {
  /** The amount that is free to spend. */
  readonly balanceMinor: number;
  /** The amount held while a withdrawal is undecided. */
  readonly heldMinor: number;
  /** Earned in the promotion programme; can be withdrawn or moved to the balance. */
  readonly earningsMinor: number;
}

/** The member's money, in the shop currency's minor units. */
export async function balanceOf(tx: Tx, memberId: string): Promise<MemberBalance> {
  const rows = await tx.compiled(balances, { shopId: tx.shopId, memberId });
  const of = (kind: MemberAccountKind) => rows.find((row) => row.kind === kind)?.balanceMinor ?? 0;
  return {
    balanceMinor: of('memberBalance'),
    heldMinor: of('memberHeld'),
    earningsMinor: of('memberEarnings'),
  };
}

/**
 * The amount that the member can spend, in the shop currency's minor units. If this transaction has moved the
 * member's money, the amount is known and not queried, so that the shop's accounts are locked for one round trip
 * less.
 */
export async function freeBalanceOf(tx: Tx, memberId: string): Promise<number> {
  const name = nameOf({ kind: 'memberBalance', memberId });
  const moved = movedAccounts.of(tx).findLast((accounts) => accounts.has(name));
  return moved?.get(name)?.balanceMinor ?? (await balanceOf(tx, memberId)).balanceMinor;
}
