import { type Lane, priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { sampleZip } from '@crossdock/domain/pricing/samples.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import type { LoadedLane } from './store.ts';

/** The time of the price, and the shop's rounding unit. */
export interface QuoteContext {
  readonly at: string;
  readonly coinMinor: number;
}

/**
 * The price of a shipment within the lane's zone by `card`, for the lane's first delivery type, rounded to the
 * shop's unit.
 */
export function zoneQuote(
  lane: LoadedLane,
  card: Lane['card'],
  { at, coinMinor }: QuoteContext,
  shipmentTo: (destination: Shipment['destination']) => Shipment,
): Quote {
  const { country, zipPrefixes: prefixes } = lane.zone;
  const deliveryType = lane.channel.deliveryTypes[0] ?? 2;
  const shipment = shipmentTo({ country, zip: sampleZip(prefixes) });
  return priceLane({ ...lane, card }, shipment, { at, deliveryType, coinMinor }).quote;
}
