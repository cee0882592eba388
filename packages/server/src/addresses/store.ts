import type { Input } from '@crossdock/contract/table.ts';
import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, countRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { recordSteps } from '../platform/transitions.ts';
import { recordAddressWait } from './reviewWaits.store.ts';

/** Addresses with their pickup point. */
const addressRows = (of: ShopScoped) =>
  fromShop(of, 'addresses')
    .leftJoin('pickupPoints', shopJoin('pickupPoints.id', 'addresses.pickupPointId'))
    .selectAll('addresses')
    .select(['pickupPoints.name as pickupPointName', 'pickupPoints.address as pickupPointAddress']);

const mine = (of: ShopScoped, memberId: Expression<string> | string) =>
  addressRows(of).where('addresses.memberId', '=', memberId).where('addresses.deletedAt', 'is', null);

const ownAddress = compileStatement((p: Params<{ shopId: string; memberId: string; id: string }>) =>
  mine(p, p.memberId).where('addresses.id', '=', p.id),
);

/** An address of the member that is not deleted; undefined for other members' addresses. */
export async function findAddress(tx: Tx, memberId: string, id: string) {
  return (await tx.compiled(ownAddress, { shopId: tx.shopId, memberId, id }))[0];
}

export type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>;

/** An address in any state, also deleted, because an order was sent to it. */
export function findAddressOfOrder(tx: Tx, id: string) {
  return tx.maybe(addressRows(tx).where('addresses.id', '=', id));
}

/**
 * Addresses that orders may use, and those waiting for approval. Approved ones come first; within each state the
 * default one is first, then the newest.
 */
export function addressesForOrders(tx: Tx, memberId: string) {
  const rows = mine(tx, memberId).where('addresses.state', 'in', ['approved', 'pending']);
  return tx.all(inOrder(rows.orderBy('addresses.state')));
}

const inOrder = (query: ReturnType<typeof addressRows>) =>
  query.orderBy('addresses.isDefault', 'desc').orderBy('addresses.createdAt', 'desc').orderBy('addresses.id');

interface AddressFilter {
  readonly state?: AddressRow['state'] | undefined;
  readonly words?: string;
}

const searched = [
  'addresses.consignee',
  'addresses.phone',
  'addresses.province',
  'addresses.city',
  'addresses.area',
  'addresses.street',
  'addresses.detail',
  'addresses.zip',
  'pickupPoints.name',
  'pickupPoints.address',
] as const;

/**
 * The addresses that match the words: each word must occur in the recipient's name or phone, in the place, or in the
 * store's name or number.
 */
function filtered(tx: Tx, memberId: string, { state, words = '' }: AddressFilter) {
  let query = mine(tx, memberId);
  if (state !== undefined) query = query.where('addresses.state', '=', state);
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 5)) {
    const like = containsPattern(word);
    query = query.where((eb) =>
      eb.or([
        ...searched.map((column) => eb(column, 'ilike', like)),
        eb(sql<string>`addresses.store->>'name'`, 'ilike', like),
        eb(sql<string>`addresses.store->>'number'`, 'like', like),
      ]),
    );
  }
  return query;
}

export function listAddressRows(tx: Tx, memberId: string, asked: Paging, filter: AddressFilter) {
  return pageOf(tx, inOrder(filtered(tx, memberId, filter)), asked);
}

export async function countAddresses(tx: Tx, memberId: string, filter: AddressFilter = {}): Promise<number> {
  const counted = filtered(tx, memberId, filter).clearSelect().select('addresses.id').as('counted');
  return countRows(tx, db.selectFrom(counted));
}

/** A typed address, with the store as JSON. */
export type AddressFields = Omit<Input<'addAddress'>, 'store' | 'isDefault'> & {
  readonly store: string | null;
};

export async function insertAddress(
  tx: Tx,
  actor: Actor,
  row: AddressFields & { id: string; memberId: string; state: 'pending' | 'approved'; isDefault: boolean },
): Promise<void> {
  await insertRow(tx, 'addresses', { ...row, createdAt: tx.now, updatedAt: tx.now, pendingSince: tx.now });
  await recordSteps(tx, actor, 'address', [{ subjectId: row.id, event: 'add', from: null, to: row.state }]);
  await recordAddressWait(tx, actor, row.memberId);
  await publish(tx, 'addresses', row.memberId);
}

/**
 * Writes the fields. The audit machine decides the state that follows `from`. A waiting address keeps its place in the
 * review queue.
 */
export async function updateAddress(
  tx: Tx,
  actor: Actor,
  address: { id: string; memberId: string; from: string; to: 'pending' | 'approved' },
  fields: AddressFields,
): Promise<void> {
  await changeRow(tx, 'addresses', address.id, {
    ...fields,
    state: address.to,
    rejectReason: '',
    auditedAt: null,
    auditedBy: null,
    updatedAt: tx.now,
    pendingSince: address.from === 'pending' ? sql<string>`coalesce(pending_since, updated_at)` : tx.now,
  });
  const step = { subjectId: address.id, event: 'edit', from: address.from, to: address.to };
  await recordSteps(tx, actor, 'address', [step]);
  await recordAddressWait(tx, actor, address.memberId);
  await publish(tx, 'addresses', address.memberId);
}

/**
 * Hides the address from its member. Its row stays for the orders that name it. False if the member has no such
 * address. Call under `lockMember`.
 */
export async function hideAddress(
  tx: Tx,
  actor: Actor,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'addresses', { memberId, id })
      .set({ deletedAt: tx.now, isDefault: false, updatedAt: tx.now })
      .where('deletedAt', 'is', null),
  );
  await recordAddressWait(tx, actor, memberId);
  await publish(tx, 'addresses', memberId);
  return changed === 1;
}

/** Makes the address the default one. False if the member has no such address. Call under `lockMember`. */
export async function markAddressAsDefault(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const own = updateInShop(tx, 'addresses', { memberId }).where('deletedAt', 'is', null);
  await tx.run(own.set({ isDefault: false }).where('isDefault', '=', true).where('id', '<>', id));
  const changed = await tx.run(own.set({ isDefault: true }).where('id', '=', id));
  await publish(tx, 'addresses', memberId);
  return changed === 1;
}
