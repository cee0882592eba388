import { readSearch } from '@crossdock/domain/searchText.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { newestIdsByNumberPart } from '../platform/searchParts.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The newest orders that match the words: by number, tracking number, consignee, their phone, or a parcel in
 * it.
 */
export function findOrdersByWords(tx: Tx, words: string, ownNumber: string, limit: number) {
  const { number, phoneEnds } = readSearch(words);
  const parts = number === '' ? [] : [...new Set([number, ...phoneEnds])];
  const ids: RawBuilder<unknown>[] = [
    sql`select id from orders where shop_id = ${tx.shopId} and number = ${ownNumber}`,
    ...parts.map((part) => sql`select id from ${newestIdsByNumberPart(tx, 'order', part)} as parts`),
    ...(number === ''
      ? []
      : [
          sql`select parcels.order_id from ${newestIdsByNumberPart(tx, 'parcel', number)} as parts
            join parcels on parcels.shop_id = ${tx.shopId} and parcels.id = parts.id
            where parcels.order_id is not null`,
        ]),
  ];
  return tx.all(
    fromShop(tx, 'orders')
      .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
      .select([
        'orders.id',
        'orders.number',
        'orders.state',
        'orders.consignee',
        'orders.forwardingNumber',
        'members.name as memberName',
      ])
      .where(sql<boolean>`orders.id in (${sql.join(ids, sql` union `)})`)
      .orderBy('orders.id', 'desc')
      .limit(limit),
  );
}
