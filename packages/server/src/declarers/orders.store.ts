import type { OrderDeclarer } from '@crossdock/contract/declarers/shapes.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, deleteRows, fromShop } from '../platform/rows.ts';
import type { Member } from '../platform/scope.ts';
import { shopCondition } from '../platform/shopCondition.ts';

/** The declarers of an order, as they were when they were added. */
export function declarersOfOrder(tx: Tx, orderId: string) {
  return tx.all(
    fromShop(tx, 'orderDeclarers', { orderId }).selectAll().orderBy('createdAt').orderBy('declarerId'),
  );
}

export type OrderDeclarerRow = Awaited<ReturnType<typeof declarersOfOrder>>[number];

export function orderDeclarerOf(row: OrderDeclarerRow): OrderDeclarer {
  return {
    id: row.declarerId,
    orderId: row.orderId,
    name: row.name,
    phone: row.phone,
    country: row.country,
    idKind: row.idKind === 'company' ? 'company' : 'person',
    idNumber: row.idNumber,
    createdAt: row.createdAt,
  };
}

/** The declarers among `ids` that the member can use. */
export function usableDeclarers(tx: Tx, memberId: string, ids: readonly string[]) {
  return tx.allOf(
    ids,
    fromShop(tx, 'declarers', { memberId, id: ids, state: 'approved' })
      .select(['id', 'name', 'country', 'idNumber'])
      .where('deletedAt', 'is', null),
  );
}

export type UsableDeclarer = Awaited<ReturnType<typeof usableDeclarers>>[number];

export type DeclarerRefusal = 'declarer.notUsable' | 'declarer.otherCountry';

/** Why the chosen declarers cannot declare at the destination; undefined if all can. */
export function declarerRefusal(
  usable: readonly UsableDeclarer[],
  ids: readonly string[],
  country: string,
): Refusal<DeclarerRefusal> | undefined {
  if (usable.length !== ids.length) return refuse('declarer.notUsable', {}, 'declarerIds');
  const foreign = usable.find((one) => one.country !== country);
  return foreign && refuse('declarer.otherCountry', { name: foreign.name }, 'declarerIds');
}

/**
 * Adds the member's approved declarers to an order as they are now; those already on it keep their copy. False if one
 * of them is no longer approved: the caller refuses.
 */
export async function addDeclarersToOrder(
  tx: Tx,
  actor: Pick<Member, 'memberId'>,
  orderId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  await Promise.all([
    tx.run(
      db
        .insertInto('orderDeclarers')
        .columns([
          'shopId',
          'orderId',
          'declarerId',
          'name',
          'phone',
          'country',
          'idKind',
          'idNumber',
          'createdAt',
        ])
        .expression((eb) =>
          eb
            .selectFrom('declarers')
            .select((row) => [
              'shopId',
              row.val(orderId).as('orderId'),
              'id',
              'name',
              'phone',
              'country',
              'idKind',
              'idNumber',
              row.val(tx.now).as('createdAt'),
            ])
            .where(shopCondition(tx, { memberId: actor.memberId, id: ids }))
            .where('state', '=', 'approved')
            .where('deletedAt', 'is', null),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
    publish(tx, 'orders', actor.memberId),
    publish(tx, 'declarers', actor.memberId),
  ]);
  const standing = await declarersOfOrder(tx, orderId);
  return ids.every((id) => standing.some((row) => row.declarerId === id));
}

/** Removes a declarer from an order; false if it is not on the order. */
export async function removeDeclarerFromOrder(
  tx: Tx,
  actor: Member,
  orderId: string,
  declarerId: string,
): Promise<boolean> {
  const taken = await deleteRows(tx, 'orderDeclarers', { orderId, declarerId });
  await Promise.all([publish(tx, 'orders', actor.memberId), publish(tx, 'declarers', actor.memberId)]);
  return taken === 1;
}

/** Removes declarers that are not among `kept`. */
export async function removeDeclarersExcept(tx: Tx, orderId: string, kept: readonly string[]): Promise<void> {
  await tx.run(
    deleteFromShop(tx, 'orderDeclarers', { orderId }).where(
      sql<boolean>`declarer_id <> all(${[...kept]}::uuid[])`,
    ),
  );
}
