import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The carriers that any open channel from the warehouse hands over to. */
export function carriersFrom(tx: Tx, warehouseId: string) {
  return tx.all(
    db
      .selectFrom('carriers')
      .select(['id', 'name', 'max_side_mm', 'max_piece_g'])
      .where('shop_id', '=', tx.shopId)
      .where('active', '=', true)
      .where('id', 'in', (used) =>
        used
          .selectFrom('channel_carriers')
          .innerJoin('channels', (join) =>
            join
              .onRef('channels.shop_id', '=', 'channel_carriers.shop_id')
              .onRef('channels.id', '=', 'channel_carriers.channel_id'),
          )
          .select('channel_carriers.carrier_id')
          .where('channels.shop_id', '=', tx.shopId)
          .where('channels.warehouse_id', '=', warehouseId)
          .where('channels.active', '=', true),
      )
      .orderBy('code'),
  );
}
