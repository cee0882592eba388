import type { Input } from '@crossdock/contract/table.ts';
import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, countRows, findRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

/** The latest order that names the declarer with the current identity number. */
export const latestOrderOfDeclarerSql = (tx: Tx) => sql<
  string | null
>`(select named.order_id from order_declarers named
  where named.shop_id = ${tx.shopId} and named.country = declarers.country
    and named.id_number = declarers.id_number and named.declarer_id = declarers.id
  order by named.created_at desc limit 1)`;

const mine = (tx: Tx, memberId: string) =>
  fromShop(tx, 'declarers', { 'declarers.memberId': memberId })
    .selectAll('declarers')
    .select(latestOrderOfDeclarerSql(tx).as('orderId'))
    .where('declarers.deletedAt', 'is', null);

/** A declarer of the member that is not deleted; undefined for declarers of other members. */
export function findDeclarer(tx: Tx, memberId: string, id: string) {
  return tx.maybe(mine(tx, memberId).where('declarers.id', '=', id));
}

export type DeclarerRow = NonNullable<Awaited<ReturnType<typeof findDeclarer>>>;

/** The default declarer first, then the newest. */
const inOrder = (query: ReturnType<typeof mine>) =>
  query.orderBy('declarers.isDefault', 'desc').orderBy('declarers.id', 'desc');

export function declarersOf(tx: Tx, memberId: string, asked: Paging, state?: AuditState) {
  const query = mine(tx, memberId);
  return pageOf(tx, inOrder(state === undefined ? query : query.where('declarers.state', '=', state)), asked);
}

/** The member's declarers that can be put on an order. */
export function approvedDeclarers(tx: Tx, memberId: string) {
  return tx.all(inOrder(mine(tx, memberId).where('declarers.state', '=', 'approved')));
}

export async function countDeclarers(tx: Tx, memberId: string): Promise<number> {
  return countRows(tx, fromShop(tx, 'declarers', { memberId }).where('deletedAt', 'is', null));
}

/** Call under `lockMember`: whether another declarer of the member has this number. */
export async function isIdNumberUsed(
  tx: Tx,
  memberId: string,
  { country, idNumber }: Pick<DeclarerFields, 'country' | 'idNumber'>,
  exceptId?: string,
): Promise<boolean> {
  let query = fromShop(tx, 'declarers', { memberId, country, idNumber })
    .select('id')
    .where('deletedAt', 'is', null)
    .limit(1);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return (await tx.maybe(query)) !== undefined;
}

/** The typed fields, with the country's calling code. */
export type DeclarerFields = Omit<Input<'addDeclarer'>, 'isDefault'> & { readonly areaCode: string };

type Decided = 'pending' | 'approved';

export async function insertDeclarer(
  tx: Tx,
  actor: Actor,
  row: DeclarerFields & { id: string; memberId: string; state: Decided },
): Promise<void> {
  await Promise.all([
    insertRow(tx, 'declarers', { ...row, ...{ createdAt: tx.now, updatedAt: tx.now, pendingSince: tx.now } }),
    recordSteps(tx, actor, 'declarer', [{ subjectId: row.id, event: 'add', from: null, to: row.state }]),
    publish(tx, 'declarers', row.memberId),
  ]);
}

/**
 * Writes the fields and resets the decision about the old ones. A waiting declarer keeps its place in the review queue.
 */
export async function updateDeclarer(
  tx: Tx,
  actor: Actor,
  declarer: { id: string; memberId: string; from: string; to: Decided },
  fields: DeclarerFields,
): Promise<void> {
  await Promise.all([
    changeRow(tx, 'declarers', declarer.id, {
      ...fields,
      state: declarer.to,
      rejectReason: '',
      auditedAt: null,
      auditedBy: null,
      updatedAt: tx.now,
      pendingSince: declarer.from === 'pending' ? sql<string>`coalesce(pending_since, updated_at)` : tx.now,
    }),
    recordSteps(tx, actor, 'declarer', [
      { subjectId: declarer.id, event: 'edit', from: declarer.from, to: declarer.to },
    ]),
    publish(tx, 'declarers', declarer.memberId),
  ]);
}

/**
 * Hides the declarer from its member. Its row stays for the orders that name it. False if the member has no such
 * declarer.
 */
export async function hideDeclarer(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'declarers', { memberId, id })
      .set({ deletedAt: tx.now, isDefault: false, updatedAt: tx.now })
      .where('deletedAt', 'is', null),
  );
  await publish(tx, 'declarers', memberId);
  return changed === 1;
}

/** Makes the declarer the default one. Call it under `lockMember`. */
export async function markDeclarerAsDefault(tx: Tx, memberId: string, id: string): Promise<void> {
  const own = updateInShop(tx, 'declarers', { memberId }).where('deletedAt', 'is', null);
  await tx.run(own.set({ isDefault: false }).where('isDefault', '=', true).where('id', '<>', id));
  await tx.run(own.set({ isDefault: true }).where('id', '=', id));
}

/** Whether the shop has this declarer, reviewed or not. A deleted one does not count. */
export function declarerExists(tx: Tx, id: string): Promise<boolean> {
  return tx.exists(fromShop(tx, 'declarers', { id }).select('id').where('deletedAt', 'is', null));
}

/** The names of declarers, deleted ones included, in the order of `ids`. */
export async function declarerNames(tx: Tx, ids: readonly string[]) {
  const rows = await findRows(tx, 'declarers', { id: ids }, ['id', 'name']);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
