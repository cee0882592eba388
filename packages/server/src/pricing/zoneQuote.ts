import { type Lane, priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { sampleZip } from '@crossdock/domain/pricing/samples.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import type { LoadedLane } from './store.ts';

/** What a shipment to somewhere in the lane's zone costs by `card`, at its first way of delivery: the card's own price, of which a total is rounded. */
export function zoneQuote(
  lane: LoadedLane,
  card: Lane['card'],
  at: string,
  shipmentTo: (destination: Shipment['destination']) => Shipment,
): Quote {
  const { country, zipPrefixes: prefixes } = lane.zone;
  const deliveryType = lane.channel.deliveryTypes[0] ?? 2;
  const shipment = shipmentTo({ country, zip: sampleZip(prefixes) });
  return priceLane({ ...lane, card }, shipment, { at, deliveryType, coinMinor: 1 }).quote;
}
