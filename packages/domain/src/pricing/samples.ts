import { toMinor } from '../money.ts';
import { type GoodsType, goodsTypes } from '../parcels/goods.ts';
import type { Lane } from './lane.ts';
import { plainQuoteOptions, quote } from './quote.ts';
import type { RateCard } from './rateCard.ts';
import type { Box, Shipment } from './shipment.ts';

/**
 * Shipments that show the effect of a rate card. Before a card is published, the old and the new card price each of
 * them.
 */
export const sampleCodes = ['small', 'medium', 'bulky', 'heavy', 'long', 'several'] as const;
export type SampleCode = (typeof sampleCodes)[number];

const boxes: Readonly<Record<SampleCode, readonly Box[]>> = {
  small: [{ weightG: 800, lengthMm: 250, widthMm: 200, heightMm: 100 }],
  medium: [{ weightG: 3200, lengthMm: 400, widthMm: 300, heightMm: 200 }],
  bulky: [{ weightG: 2000, lengthMm: 600, widthMm: 500, heightMm: 400 }],
  heavy: [{ weightG: 18_000, lengthMm: 500, widthMm: 400, heightMm: 300 }],
  long: [{ weightG: 9000, lengthMm: 1600, widthMm: 200, heightMm: 200 }],
  several: [
    { weightG: 1200, lengthMm: 300, widthMm: 250, heightMm: 150 },
    { weightG: 4500, lengthMm: 450, widthMm: 350, heightMm: 250 },
    { weightG: 7800, lengthMm: 500, widthMm: 400, heightMm: 350 },
  ],
};

/** The value of a sample's goods, in major units. */
export const sampleDeclaredValue = 1500;

/**
 * The sample sent on a lane: to its zone, with the first goods type that it carries, worth `sampleDeclaredValue`.
 * @example sampleShipment('several', seaLane, { country: 'TW', zip: '10617' }, 'TWD').boxes.length // → 3
 * @example sampleShipment('small', seaLane, { country: 'TW', zip: '10617' }, 'JPY').declaredMinor // → 1500
 */
export function sampleShipment(
  code: SampleCode,
  lane: Pick<Lane, 'goodsTypes'>,
  destination: Shipment['destination'],
  currency: string,
): Shipment {
  const goodsType: GoodsType = lane.goodsTypes[0] ?? goodsTypes[0];
  return {
    boxes: boxes[code],
    parcelCount: boxes[code].length,
    goodsTypes: [goodsType],
    declaredMinor: toMinor(sampleDeclaredValue, currency),
    destination,
    stored: [],
  };
}

/**
 * A postal code of a zone: its first prefix filled up to five digits; empty if the zone is a country's rest.
 * @example sampleZip(['880']) // → '88000'
 */
export function sampleZip(zipPrefixes: readonly string[]): string {
  const [first] = zipPrefixes;
  return first === undefined ? '' : first.padEnd(5, '0').slice(0, Math.max(5, first.length));
}

/** The weights that a price list shows. */
export const priceListWeightsG = [1000, 3000, 10_000] as const;

/**
 * The first listed weight that a card carries for free; undefined if none.
 * @example freeWeightG(plainCard) // → undefined
 * @example freeWeightG({ ...plainCard, freight: { ...plainCard.freight, firstPriceMinor: 0 } }) // → 1000
 */
export function freeWeightG(card: RateCard): number | undefined {
  return priceListWeightsG.find((weightG) => {
    const shipment = priceListShipment(weightG, { goodsTypes: [] }, { country: '', zip: '' });
    return quote(shipment, card, { ...plainQuoteOptions, at: card.validFrom }).totalMinor === 0;
  });
}

/**
 * A single box that is billed by its weight alone and has no value, so that a price list never includes duty.
 * @example priceListShipment(3000, seaLane, { country: 'TW', zip: '10617' }).boxes // → [{ weightG: 3000, lengthMm: 0,
 * widthMm: 0, heightMm: 0 }]
 */
export function priceListShipment(
  weightG: number,
  lane: Pick<Lane, 'goodsTypes'>,
  destination: Shipment['destination'],
): Shipment {
  return {
    boxes: [{ weightG, lengthMm: 0, widthMm: 0, heightMm: 0 }],
    parcelCount: 1,
    goodsTypes: lane.goodsTypes.slice(0, 1),
    declaredMinor: 0,
    destination,
    stored: [],
  };
}
