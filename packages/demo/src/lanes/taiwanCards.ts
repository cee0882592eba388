import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { toHundredths } from '@crossdock/domain/pricing/laneSets/parts.ts';
import {
  islandPrefixes,
  mountainArea,
  taiwanCharges,
  withIslandFees,
} from '@crossdock/domain/pricing/laneSets/taiwan.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import { kgStepWeightRule, noCharges } from '@crossdock/domain/pricing/noCharges.ts';
import { cardsOfTwoYears } from './cards.ts';
import type { DemoZone } from './lane.ts';

export const specialGoods: RateCardBody = {
  ...noCharges,
  ...taiwanCharges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000 },
  freight: {
    shape: 'firstTiers',
    firstWeightG: 1000,
    firstPriceMinor: toHundredths(160),
    tiers: [
      { upToG: 10_000, stepG: 1000, stepPriceMinor: toHundredths(95) },
      { upToG: 30_000, stepG: 1000, stepPriceMinor: toHundredths(85) },
      { upToG: null, stepG: 1000, stepPriceMinor: toHundredths(78) },
    ],
    neverDearerThanNextTier: true,
  },
  limits: { ...noLimits, maxSideMm: 1500, maxPieceG: 25_000 },
  goods: [
    { goodsTypes: ['food'], per: 'kg', feeMinor: toHundredths(8) },
    { goodsTypes: ['cosmetics', 'personalCare'], per: 'shipment', feeMinor: toHundredths(80) },
    { goodsTypes: ['electronics'], per: 'piece', feeMinor: toHundredths(50) },
  ],
  packing: { ...taiwanCharges.packing, perBoxMinor: toHundredths(35) },
  insurance: { ...taiwanCharges.insurance, rateBp: 400 },
  delivery: { homeMinor: toHundredths(100), pickupMinor: toHundredths(60), per: 'shipment' },
  cashOnDelivery: null,
};

export const seaBulk: RateCardBody = {
  ...noCharges,
  ...taiwanCharges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000, mode: 'none' },
  freight: {
    shape: 'volume',
    stepCm3: 10_000,
    stepPriceMinor: toHundredths(65),
    minSteps: 10,
    maxKgPerM3: 500,
  },
  limits: { ...noLimits, maxSideMm: 3000, maxPieceG: 100_000 },
  size: {
    overLength: [{ overMm: 2200, feeMinor: toHundredths(800) }],
    overWeight: [
      { overG: 40_000, feeMinor: toHundredths(500) },
      { overG: 70_000, feeMinor: toHundredths(1200) },
    ],
    overVolume: [],
    combine: 'all',
    capMinor: null,
  },
  areas: [{ ...mountainArea, feeMinor: toHundredths(600) }],
  packing: noCharges.packing,
  delivery: { homeMinor: toHundredths(350), pickupMinor: 0, per: 'piece' },
};

/** The main island and the islands, each with last year's card and this year's. */
export function taiwanZones(
  before: RateCardBody,
  now: RateCardBody,
  ferryPerKg: number,
): [main: DemoZone, islands: DemoZone] {
  return [
    { name: '台灣本島', zipPrefixes: [], cards: cardsOfTwoYears(before, now) },
    {
      name: '離島',
      zipPrefixes: islandPrefixes,
      cards: cardsOfTwoYears(withIslandFees(before, ferryPerKg), withIslandFees(now, ferryPerKg)),
    },
  ];
}
