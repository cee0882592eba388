import type { StaffCarrier, StaffChannel, StaffZone } from '@crossdock/contract/pricing/channels.ts';
import { rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { type Lane, priceLane } from '@crossdock/domain/pricing/lane.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { sampleDeclaredValue, sampleZip } from '@crossdock/domain/pricing/samples.ts';
import type { Box, Shipment } from '@crossdock/domain/pricing/shipment.ts';
import { currentShop } from '@crossdock/web/shop.ts';

/** The context of a card: enough to price it in the browser while it is edited. */
export interface CardContext {
  readonly channel: StaffChannel;
  readonly zone: StaffZone;
  readonly carriers: readonly StaffCarrier[];
  readonly goods: Output<'listStaffGoodsTypes'>;
}

function laneOf({ channel, carriers, goods }: CardContext): Omit<Lane, 'card'> {
  return {
    codOffered: channel.codOffered,
    goodsTypes: goods
      .filter((type) => type.active && channel.goodsClasses.includes(type.goodsClass))
      .filter((type) => type.goodsClass !== 'prohibited')
      .map((type) => type.code),
    carriers: channel.carriers.flatMap(({ carrierId, deliveryType }) => {
      const carrier = carriers.find((one) => one.id === carrierId && one.active);
      if (!carrier) return [];
      const { id, code, name, maxSideMm, maxSideSumMm, maxPieceG } = carrier;
      return [{ id, code, name, deliveryType, limits: { ...noLimits, maxSideMm, maxSideSumMm, maxPieceG } }];
    }),
  };
}

/**
 * The price of `shipment` by the card, as members pay it, in whole coins; undefined while the form is not a
 * valid card.
 */
export function priceByCard(
  card: unknown,
  place: CardContext,
  shipment: (lane: Omit<Lane, 'card'>, destination: Shipment['destination']) => Shipment,
): Quote | undefined {
  const parsed = rateCardBody.safeParse(card);
  if (!parsed.success) return undefined;
  const lane = laneOf(place);
  const destination = { country: place.channel.country, zip: sampleZip(place.zone.zipPrefixes) };
  const at = new Date().toISOString();
  const full = { ...parsed.data, currency: '', validFrom: at, validTo: null };
  const deliveryType = place.channel.deliveryTypes[0] ?? 2;
  const { coinMinor } = currentShop().limits;
  return priceLane({ ...lane, card: full }, shipment(lane, destination), { at, deliveryType, coinMinor })
    .quote;
}

/** Makes a shipment of the box that the reader typed. */
export function boxAsShipment(box: Box, currency: string) {
  return (lane: Omit<Lane, 'card'>, destination: Shipment['destination']): Shipment => ({
    boxes: [box],
    parcelCount: 1,
    goodsTypes: lane.goodsTypes.slice(0, 1),
    declaredMinor: toMinor(sampleDeclaredValue, currency),
    destination,
    stored: [],
  });
}
