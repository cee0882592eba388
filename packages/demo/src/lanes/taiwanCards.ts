import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { kgSteps, whole } from '@crossdock/domain/pricing/laneSets/parts.ts';
import {
  islandPrefixes,
  mountainArea,
  onIslands,
  taiwanCharges,
} from '@crossdock/domain/pricing/laneSets/taiwan.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import { noCharges } from '@crossdock/domain/pricing/noCharges.ts';
import { twoYears } from './cards.ts';
import type { DemoZone } from './lane.ts';

export const specialGoods: RateCardBody = {
  ...noCharges,
  ...taiwanCharges,
  weight: { ...kgSteps, divisorCm3PerKg: 6000 },
  freight: {
    shape: 'firstTiers',
    firstWeightG: 1000,
    firstPriceMinor: whole(160),
    tiers: [
      { upToG: 10_000, stepG: 1000, stepPriceMinor: whole(95) },
      { upToG: 30_000, stepG: 1000, stepPriceMinor: whole(85) },
      { upToG: null, stepG: 1000, stepPriceMinor: whole(78) },
    ],
    neverDearerThanNextTier: true,
  },
  limits: { ...noLimits, maxSideMm: 1500, maxPieceG: 25_000 },
  goods: [
    { goodsTypes: ['food'], per: 'kg', feeMinor: whole(8) },
    { goodsTypes: ['cosmetics', 'personalCare'], per: 'shipment', feeMinor: whole(80) },
    { goodsTypes: ['electronics'], per: 'piece', feeMinor: whole(50) },
  ],
  packing: { ...taiwanCharges.packing, perBoxMinor: whole(35) },
  insurance: { ...taiwanCharges.insurance, rateBp: 400 },
  delivery: { homeMinor: whole(100), pickupMinor: whole(60), per: 'shipment' },
  cashOnDelivery: null,
};

export const seaBulk: RateCardBody = {
  ...noCharges,
  ...taiwanCharges,
  weight: { ...kgSteps, divisorCm3PerKg: 6000, mode: 'none' },
  freight: {
    shape: 'volume',
    stepCm3: 10_000,
    stepPriceMinor: whole(65),
    minSteps: 10,
    maxKgPerM3: 500,
  },
  limits: { ...noLimits, maxSideMm: 3000, maxPieceG: 100_000 },
  size: {
    overLength: [{ overMm: 2200, feeMinor: whole(800) }],
    overWeight: [
      { overG: 40_000, feeMinor: whole(500) },
      { overG: 70_000, feeMinor: whole(1200) },
    ],
    overVolume: [],
    combine: 'all',
    capMinor: null,
  },
  areas: [{ ...mountainArea, feeMinor: whole(600) }],
  packing: noCharges.packing,
  delivery: { homeMinor: whole(350), pickupMinor: 0, per: 'piece' },
};

/** The main island and the islands, each with last year's card and this year's. */
export function zones(
  before: RateCardBody,
  now: RateCardBody,
  ferryPerKg: number,
): [main: DemoZone, islands: DemoZone] {
  return [
    { name: '台灣本島', zipPrefixes: [], cards: twoYears(before, now) },
    {
      name: '離島',
      zipPrefixes: islandPrefixes,
      cards: twoYears(onIslands(before, ferryPerKg), onIslands(now, ferryPerKg)),
    },
  ];
}
