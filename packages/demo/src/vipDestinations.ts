import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';

/** Each member's destination, with a channel and a carrier. */
export async function destinationsOf(tx: Tx, memberIds: readonly string[]) {
  const rows = await tx.all(
    db
      .selectFrom('addresses')
      .innerJoin('channels', shopJoin('channels.country', 'addresses.country', { 'channels.active': true }))
      .innerJoin('channelCarriers', (join) =>
        join
          .onRef('channelCarriers.shopId', '=', 'channels.shopId')
          .onRef('channelCarriers.channelId', '=', 'channels.id')
          .onRef('channelCarriers.deliveryType', '=', 'addresses.deliveryType'),
      )
      .select(['addresses.memberId', 'addresses.id as addressId', 'channels.id as channelId'])
      .select(['channels.warehouseId', 'channelCarriers.carrierId'])
      .where('addresses.shopId', '=', tx.shopId)
      .where('addresses.memberId', 'in', [...memberIds])
      .where('addresses.state', '=', 'approved')
      .where('addresses.deletedAt', 'is', null)
      .where('addresses.deliveryType', '=', 2)
      .orderBy('addresses.memberId')
      .orderBy('channels.position')
      .orderBy('addresses.id')
      .orderBy('channelCarriers.carrierId'),
  );
  return memberIds.flatMap((memberId) => rows.find((row) => row.memberId === memberId) ?? []);
}
