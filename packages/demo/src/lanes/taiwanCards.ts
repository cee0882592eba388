import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import { noCharges } from '@crossdock/domain/pricing/noCharges.ts';
import { kgSteps, taiwanTaxes, twoYears, whole } from './cards.ts';
import type { DemoZone } from './lane.ts';

/** Penghu, Kinmen, Matsu, Green Island, Orchid Island, Liuqiu. */
const islandPrefixes = [
  ...['880', '881', '882', '883', '884', '885', '890', '891', '892', '893', '894', '896'],
  ...['209', '210', '211', '212', '929', '951', '952'],
];

const mountainArea = {
  name: '偏遠山區',
  zipPrefixes: ['233', '336', '424', '546', '556', '605', '848', '849', '851', '963', '964'],
  per: 'shipment' as const,
  feeMinor: whole(120),
};

const insurance = { rateBp: 300, minMinor: whole(30), maxCoverMinor: whole(20_000) };
const cashOnDelivery = { feeMinor: whole(30), rateBp: 100, maxCollectMinor: whole(20_000) };
const packing = { perShipmentMinor: 0, perBoxMinor: whole(20), perParcelMinor: whole(5) };

export function seaExpress(firstKg: number, nextKg: number): RateCardBody {
  return {
    ...noCharges,
    weight: {
      ...kgSteps,
      divisorCm3PerKg: 6000,
      freeOfVolume: [{ test: 'sideSum', max: 1500 }],
    },
    freight: {
      shape: 'firstContinued',
      firstWeightG: 1000,
      firstPriceMinor: whole(firstKg),
      stepG: 1000,
      stepPriceMinor: whole(nextKg),
    },
    limits: { ...noLimits, maxSideMm: 2400, maxPieceG: 40_000, maxShipmentG: 500_000 },
    size: {
      overLength: [
        { overMm: 1500, feeMinor: whole(300) },
        { overMm: 2000, feeMinor: whole(600) },
      ],
      overWeight: [{ overG: 25_000, feeMinor: whole(250) }],
      overVolume: [],
      combine: 'highest',
      capMinor: whole(700),
    },
    goods: [{ goodsTypes: ['furniture'], per: 'piece', feeMinor: whole(60) }],
    areas: [mountainArea],
    packing,
    insurance,
    taxes: taiwanTaxes,
    delivery: { homeMinor: whole(100), pickupMinor: whole(60), per: 'shipment' },
    cashOnDelivery,
  };
}

export function air(firstHalfKg: number, nextHalfKg: number): RateCardBody {
  return {
    ...noCharges,
    weight: {
      ...kgSteps,
      divisorCm3PerKg: 5000,
      mode: 'half',
      minimumG: 500,
      roundUpToG: 500,
      severalBoxes: 'sumOfWeights',
    },
    freight: {
      shape: 'firstGrades',
      firstWeightG: 500,
      firstPriceMinor: whole(firstHalfKg),
      grades: [
        { upToG: 5000, stepG: 500, stepPriceMinor: whole(nextHalfKg) },
        { upToG: 20_000, stepG: 500, stepPriceMinor: whole(nextHalfKg - 10) },
        { upToG: null, stepG: 500, stepPriceMinor: whole(nextHalfKg - 15) },
      ],
    },
    limits: { ...noLimits, maxSideMm: 1200, maxPieceG: 30_000 },
    areas: [mountainArea],
    packing,
    insurance: { ...insurance, rateBp: 250 },
    taxes: taiwanTaxes,
    delivery: { homeMinor: whole(90), pickupMinor: whole(60), per: 'shipment' },
    cashOnDelivery,
  };
}

export const specialGoods: RateCardBody = {
  ...noCharges,
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
  areas: [mountainArea],
  packing: { ...packing, perBoxMinor: whole(35) },
  insurance: { ...insurance, rateBp: 400 },
  taxes: taiwanTaxes,
  delivery: { homeMinor: whole(100), pickupMinor: whole(60), per: 'shipment' },
  cashOnDelivery: null,
};

export const seaBulk: RateCardBody = {
  ...noCharges,
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
  insurance,
  taxes: taiwanTaxes,
  delivery: { homeMinor: whole(350), pickupMinor: 0, per: 'piece' },
};

/** The islands pay an additional ferry fee by weight and have no cash on delivery. */
function onIslands(card: RateCardBody, perKg: number): RateCardBody {
  const ferry = { name: '離島船運', zipPrefixes: islandPrefixes, per: 'kg' as const, feeMinor: whole(perKg) };
  return { ...card, areas: [ferry], cashOnDelivery: null };
}

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
