import type { OrderDeclarer } from '@crossdock/contract/declarers/shapes.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Member } from '../platform/scope.ts';

/** The declarers of an order, as they were when they were put on it. */
export function declarersOn(tx: Tx, orderId: string) {
  return tx.all(
    db
      .selectFrom('order_declarers')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('declarer_id'),
  );
}

export type OrderDeclarerRow = Awaited<ReturnType<typeof declarersOn>>[number];

export function orderDeclarerOf(row: OrderDeclarerRow): OrderDeclarer {
  return {
    id: row.declarer_id,
    orderId: row.order_id,
    name: row.name,
    phone: row.phone,
    country: row.country,
    idKind: row.id_kind === 'company' ? 'company' : 'person',
    idNumber: row.id_number,
    createdAt: row.created_at,
  };
}

/** Those among `ids` that the member can put on an order. */
export function usableDeclarers(tx: Tx, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('declarers')
      .select(['id', 'name', 'country', 'id_number'])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('id', 'in', [...ids])
      .where('state', '=', 'approved')
      .where('deleted_at', 'is', null),
  );
}

export type UsableDeclarer = Awaited<ReturnType<typeof usableDeclarers>>[number];

export type DeclarerRefusal = 'declarer.notUsable' | 'declarer.otherCountry';

/** Why the chosen declarers cannot declare at the destination; undefined where all can. */
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
 * Puts the member's approved declarers on an order as they are now; those that stand on it already stay as they were.
 * False where one of them is no longer approved: the caller then refuses.
 */
export async function putDeclarers(
  tx: Tx,
  actor: Member,
  orderId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  await Promise.all([
    tx.run(
      db
        .insertInto('order_declarers')
        .columns([
          'shop_id',
          'order_id',
          'declarer_id',
          'name',
          'phone',
          'country',
          'id_kind',
          'id_number',
          'created_at',
        ])
        .expression((eb) =>
          eb
            .selectFrom('declarers')
            .select((row) => [
              'shop_id',
              row.val(orderId).as('order_id'),
              'id',
              'name',
              'phone',
              'country',
              'id_kind',
              'id_number',
              row.val(tx.now).as('created_at'),
            ])
            .where('shop_id', '=', tx.shopId)
            .where('member_id', '=', actor.memberId)
            .where('id', 'in', [...ids])
            .where('state', '=', 'approved')
            .where('deleted_at', 'is', null),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
    publish(tx, 'orders', actor.memberId),
    publish(tx, 'declarers', actor.memberId),
  ]);
  const standing = await declarersOn(tx, orderId);
  return ids.every((id) => standing.some((row) => row.declarer_id === id));
}

/** False where the declarer does not stand on the order. */
export async function takeDeclarerOff(
  tx: Tx,
  actor: Member,
  orderId: string,
  declarerId: string,
): Promise<boolean> {
  const taken = await tx.run(
    db
      .deleteFrom('order_declarers')
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .where('declarer_id', '=', declarerId),
  );
  await Promise.all([publish(tx, 'orders', actor.memberId), publish(tx, 'declarers', actor.memberId)]);
  return taken === 1;
}
