import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { sql } from 'kysely';
import { changeCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, findRows, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const anyText = (values: readonly string[]) => sql<string>`any(${[...new Set(values)]}::text[])`;
const anyId = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]}::uuid[])`;

export function listActiveChannels(tx: Tx) {
  return tx.all(
    fromShop(tx, 'channels', { active: true })
      .select(['id', 'code', 'zh', 'tw', 'en', 'warehouseId'])
      .orderBy('id'),
  );
}

/** Parcels by courier number, with what an order needs of them. */
export function parcelsForOrders(tx: Tx, numbers: readonly string[]) {
  return findRows(tx, 'parcels', { courierNumber: anyText(numbers) }, [
    'id',
    'courierNumber',
    'memberId',
    'warehouseId',
    'state',
    'orderId',
  ]);
}

/** Approved addresses of members, each with the code of its pickup point or store. */
export function approvedAddresses(tx: Tx, memberIds: readonly string[]) {
  return tx.all(
    fromShop(tx, 'addresses', { 'addresses.memberId': anyId(memberIds) })
      .leftJoin('pickupPoints', shopJoin('pickupPoints.id', 'addresses.pickupPointId'))
      .select(['addresses.id', 'addresses.memberId', 'addresses.deliveryType', 'addresses.consignee'])
      .select(['addresses.phone', 'addresses.detail', 'addresses.store', 'pickupPoints.code'])
      .where('addresses.deletedAt', 'is', null)
      .where('addresses.state', '=', 'approved')
      .orderBy('addresses.isDefault', 'desc')
      .orderBy('addresses.id'),
  );
}

export type KnownAddress = Awaited<ReturnType<typeof approvedAddresses>>[number];

/** The order numbers among `numbers` that are taken. */
export async function takenOrderNumbers(tx: Tx, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await findRows(tx, 'orders', { number: anyText(numbers) }, ['number']);
  return new Set(rows.map(({ number }) => number));
}

/**
 * An imported order on which nobody has worked and for which nothing was paid since, locked with its parcels;
 * else undefined.
 */
export async function untouchedOrder(tx: Tx, id: string) {
  const order = await tx.maybe(
    fromShop(tx, 'orders', { id })
      .select(['id', 'memberId', 'state'])
      .where('state', 'in', orderMachine.initial)
      .where('packedAt', 'is', null)
      .where('paidMinor', '=', 0)
      .where('revision', '=', 0)
      .forUpdate(),
  );
  if (order === undefined) return undefined;
  const parcels = await tx.all(
    fromShop(tx, 'parcels', { orderId: id, state: 'requested' }).select('id').orderBy('id').forUpdate(),
  );
  return { ...order, parcelIds: parcels.map((parcel) => parcel.id) };
}

type Untouched = NonNullable<Awaited<ReturnType<typeof untouchedOrder>>>;

/** Cancels an order without notifying its member, who never saw it. Orders cannot be deleted. */
export async function cancelOrderWithoutNotice(
  tx: Tx,
  { id, memberId, state, parcelIds }: Untouched,
  why: string,
): Promise<void> {
  await changeRow(tx, 'orders', id, {
    state: 'cancelled',
    cancelledAt: tx.now,
    cancelReason: why,
    releasedParcelIds: parcelIds,
    updatedAt: tx.now,
  });
  changeCounters(tx, memberId, { [`order.${state}`]: -1, 'order.cancelled': 1 });
  await publish(tx, 'orders', memberId);
}
