import { nextState } from '@crossdock/domain/machine.ts';
import {
  type PackageEvent,
  type PackageState,
  packageMachine,
  reconciledPackages,
  reconciledPackagesByOrder,
} from '@crossdock/domain/orders/packages.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRow, fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';
import { type PackageRow, storedPackages, storedPackagesOfOrders } from './details.store.ts';
import type { SignProof } from './signProof.ts';
import type { OrderRow } from './store.ts';

/** The packages of a locked order in their current state, in order. */
export async function currentPackages(tx: Tx, order: OrderRow): Promise<PackageRow[]> {
  return reconciledPackages(order, await storedPackages(tx, order.id));
}

/** The packages of these orders in their current state, by order id. */
export async function currentPackagesByOrder(
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<Map<string, PackageRow[]>> {
  const ids = orders.map(({ id }) => id);
  return reconciledPackagesByOrder(orders, await storedPackagesOfOrders(tx, ids));
}

export type PackageChanges = Partial<
  Pick<
    PackageRow,
    | 'carrierId'
    | 'forwardingNumber'
    | 'formerNumbers'
    | 'shippedAt'
    | 'deliveredAt'
    | 'lostAt'
    | 'lostReason'
    | 'signProof'
  >
>;

/**
 * Moves some packages of a locked order by one event. Answers all its packages afterwards. Undefined, without
 * writing, if one of the chosen is in a state that does not allow it.
 */
export async function transitionPackages(
  tx: Tx,
  actor: Actor,
  all: readonly PackageRow[],
  move: { chosen: readonly PackageRow[]; event: PackageEvent; changes: PackageChanges; why?: string },
): Promise<PackageRow[] | undefined> {
  const { chosen, event, changes, why } = move;
  const moved = new Map<string, PackageState>();
  for (const { id, state } of chosen) {
    const to = nextState(packageMachine, state, event, actorKindOf(actor));
    if (to === undefined) return undefined;
    moved.set(id, to);
  }
  const after = all.map((one) => {
    const to = moved.get(one.id);
    return to === undefined ? one : { ...one, ...changes, state: to };
  });
  const steps = chosen.map(({ id, state }) => ({
    ...{ subjectId: id, event, from: state, to: moved.get(id) ?? state, why },
  }));
  await Promise.all([writePackages(tx, after), recordSteps(tx, actor, 'package', steps)]);
  return after;
}

/** Corrects the carrier or tracking number of packages that have left. Answers all packages afterwards. */
export async function updatePackageTracking(
  tx: Tx,
  actor: Actor,
  all: readonly PackageRow[],
  { chosen, forwardingNumber, carrierId, why }: PackageAmendment,
): Promise<PackageRow[]> {
  const ids = new Set(chosen.map(({ id }) => id));
  const after = all.map((one) =>
    ids.has(one.id)
      ? { ...one, forwardingNumber, carrierId, formerNumbers: formerOf(one, forwardingNumber) }
      : one,
  );
  const steps = chosen.map(({ id, state, forwardingNumber: former }) => ({
    ...{ subjectId: id, event: 'amend', from: state, to: state },
    why: `${former} → ${forwardingNumber}: ${why}`,
  }));
  await Promise.all([writePackages(tx, after), recordSteps(tx, actor, 'package', steps)]);
  return after;
}

interface PackageAmendment {
  readonly chosen: readonly PackageRow[];
  readonly forwardingNumber: string;
  readonly carrierId: string;
  readonly why: string;
}

/** The former tracking numbers, at most ten, so that a row stays small. */
function formerOf({ formerNumbers, forwardingNumber: former }: PackageRow, now: string): string[] {
  return [...new Set([former, ...formerNumbers])].filter((one) => one !== '' && one !== now).slice(0, 10);
}

/** Writes all packages, because the rows may be outdated after an older version without packages changed the order. */
async function writePackages(tx: Tx, rows: readonly PackageRow[]): Promise<void> {
  await Promise.all(
    rows.map(({ id, state, signProof, carrierId, forwardingNumber, formerNumbers, ...row }) =>
      changeRow(tx, 'packages', id, {
        ...{ state, carrierId, forwardingNumber, formerNumbers },
        ...{ shippedAt: row.shippedAt, deliveredAt: row.deliveredAt },
        ...{ lostAt: row.lostAt, lostReason: row.lostReason },
        signProof: signProof === null ? null : JSON.stringify(signProof),
      }),
    ),
  );
}

/** The changes to a package when it is delivered. */
export const deliveryChanges = (tx: Tx, proof: SignProof): PackageChanges => ({
  deliveredAt: tx.now,
  signProof: { ...proof },
});

/**
 * Makes the order searchable by the tracking numbers of its packages, and no longer by the numbers in `gone`. The
 * database's trigger indexes only the tracking number in the order's own row (migration 0038). Call it after the
 * order has changed.
 */
export async function indexTrackingNumbers(tx: Tx, orderId: string, gone: readonly string[]): Promise<void> {
  const left = [...new Set(gone)].filter(Boolean);
  if (left.length > 0) {
    const statement = sql`delete from order_search_parts as known
      using unnest(${left}::text[]) as left_numbers (number), search_parts(left_numbers.number) as said
      where known.shop_id = ${tx.shopId} and known.order_id = ${orderId}
        and known.part = said.part and known.before = said.before`;
    await tx.run({ compile: () => statement.compile(db) });
  }
  const written = sql`insert into order_search_parts (shop_id, part, before, order_id)
    select ${tx.shopId}::uuid, said.part, said.before, ${orderId}::uuid
    from (
      select parts.part, parts.before
      from orders, order_parts(orders.number, orders.forwarding_number, orders.consignee, orders.phone) as parts
      where orders.shop_id = ${tx.shopId} and orders.id = ${orderId}
      union
      select parts.part, parts.before
      from packages, search_parts(packages.forwarding_number) as parts
      where packages.shop_id = ${tx.shopId} and packages.order_id = ${orderId}
    ) as said
    on conflict do nothing`;
  await tx.run({ compile: () => written.compile(db) });
}

/** The packages of these orders that have not left. */
export function packagesToShip(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'packages', { orderId: orderIds, state: 'packed' })
      .select(['orderId', 'position', 'weightG'])
      .orderBy('position'),
  );
}
