import type { CashOnDeliveryRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { Tx } from '../platform/db.ts';
import { pricedLane } from '../pricing/store.ts';
import type { OrderRow } from './store.ts';

/** The rule of the card that the order was priced with; null where its channel offers no cash on delivery. */
export async function cashOnDeliveryRule(
  tx: Tx,
  order: Pick<OrderRow, 'channel_id' | 'zone_id' | 'rate_card_id'>,
): Promise<CashOnDeliveryRule | null> {
  const { channel_id: channelId, zone_id: zoneId, rate_card_id: rateCardId } = order;
  const lane = await pricedLane(tx, { channelId, zoneId, rateCardId });
  return lane?.codOffered ? lane.card.cashOnDelivery : null;
}
