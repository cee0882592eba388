import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { warehouseStorageRuleOf } from '../checkout/shipment.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { laneFor } from '../pricing/store.ts';
import type { DestinationAfterChange } from './destination.ts';

export type LaneColumns = Pick<OrderRow, 'channelId' | 'zoneId' | 'rateCardId' | 'storageRule'>;

/**
 * The lane after the change. An order that stays in its channel and zone keeps the card it was priced with;
 * any other lane uses the current card.
 */
export async function laneAfterChange(
  tx: Tx,
  order: OrderRow,
  { destination: { snapshot }, parts }: DestinationAfterChange,
  channelId: string,
  parcels: readonly ChosenParcelRow[],
): Promise<LaneColumns | Refusal<'order.channelUnfit'>> {
  const { zoneId, rateCardId, storageRule } = order;
  const kept = { channelId: order.channelId, zoneId, rateCardId, storageRule };
  if (channelId === order.channelId && !parts.includes('destination')) return kept;
  const { country, zip } = snapshot;
  const found = await laneFor(tx, { channelId, country, zip, at: tx.now });
  if (!found || found.channel.warehouseId !== order.warehouseId)
    return refuse('order.channelUnfit', {}, 'channelId');
  if (found.channel.id === order.channelId && found.zone.id === zoneId) return kept;
  return {
    channelId,
    zoneId: found.zone.id,
    rateCardId: found.rateCard.id,
    storageRule: found.card.storage ?? warehouseStorageRuleOf(parcels),
  };
}
