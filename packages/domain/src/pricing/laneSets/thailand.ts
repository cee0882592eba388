import { noLimits } from '../limits.ts';
import { kgStepWeightRule, noCharges } from '../noCharges.ts';
import type { TaxRule } from '../rateCard.ts';
import { usualCarriers } from '../usualCarriers.ts';
import type { LaneSet, LaneSetLane, LaneSetZone, StartingCard } from './laneSet.ts';
import { baseTaxRule, toHundredths } from './parts.ts';

/** Thailand: duty and 7 % VAT from the first baht since 2026. */
const thailandTaxes: TaxRule[] = [
  { ...baseTaxRule, rateBp: 1000 },
  { ...baseTaxRule, kind: 'consumptionTax', rateBp: 700, always: true, from: '2026-01-01T00:00:00Z' },
];

const thaiInsurance = { rateBp: 200, minMinor: toHundredths(40), maxCoverMinor: toHundredths(25_000) };
const cashOnDelivery = { feeMinor: toHundredths(25), rateBp: 200, maxCollectMinor: toHundredths(30_000) };
const thaiPacking = { perShipmentMinor: toHundredths(20), perBoxMinor: toHundredths(25), perParcelMinor: 0 };

/** Islands and the three southern border provinces, which carriers serve less often. */
const remoteThailand = [
  {
    name: 'เกาะ Islands',
    zipPrefixes: ['84140', '84280', '84360', '81150', '23170'],
    per: 'shipment',
    feeMinor: toHundredths(80),
  },
  {
    name: 'Yala, Pattani, Narathiwat',
    zipPrefixes: ['94', '95', '96'],
    per: 'shipment',
    feeMinor: toHundredths(60),
  },
] as const;

/**
 * By road: a base price, plus each kilogram at the rate of the whole weight. It never charges less for more weight.
 * @example thaiLandCard([58, 43, 33]).freight.basePriceMinor // → 2000
 */
export function thaiLandCard(perKg: readonly [number, number, number]): StartingCard {
  return {
    ...noCharges,
    weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000 },
    freight: {
      shape: 'ladder',
      basePriceMinor: toHundredths(20),
      tiers: [
        { upToG: 10_000, stepG: 1000, stepPriceMinor: toHundredths(perKg[0]) },
        { upToG: 50_000, stepG: 1000, stepPriceMinor: toHundredths(perKg[1]) },
        { upToG: null, stepG: 1000, stepPriceMinor: toHundredths(perKg[2]) },
      ],
      neverDearerThanNextTier: true,
    },
    limits: { ...noLimits, maxSideMm: 1800, maxPieceG: 40_000 },
    size: {
      overLength: [{ overMm: 1200, feeMinor: toHundredths(150) }],
      overWeight: [{ overG: 30_000, feeMinor: toHundredths(200) }],
      overVolume: [],
      combine: 'highest',
      capMinor: toHundredths(300),
    },
    goods: [{ goodsTypes: ['electronics'], per: 'kg', feeMinor: toHundredths(12) }],
    areas: remoteThailand.map((area) => ({ ...area, zipPrefixes: [...area.zipPrefixes] })),
    packing: thaiPacking,
    insurance: thaiInsurance,
    taxes: thailandTaxes,
    delivery: { homeMinor: toHundredths(45), pickupMinor: toHundredths(30), per: 'piece' },
    cashOnDelivery,
  };
}

const thaiSea: StartingCard = {
  ...thaiLandCard([0, 0, 0]),
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000, mode: 'none' },
  freight: {
    shape: 'volume',
    stepCm3: 10_000,
    stepPriceMinor: toHundredths(55),
    minSteps: 2,
    maxKgPerM3: 400,
  },
};

const thaiAir: StartingCard = {
  ...thaiLandCard([0, 0, 0]),
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 5000, minimumG: 500, roundUpToG: 500 },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 500,
    firstPriceMinor: toHundredths(190),
    stepG: 500,
    stepPriceMinor: toHundredths(125),
  },
  limits: { ...noLimits, maxSideMm: 1200, maxPieceG: 30_000 },
};

const bangkok = ['10', '11', '12', '73', '74'];
const everywhere = (card: StartingCard): LaneSetZone[] => [
  { names: { zh: '泰国全境', tw: '泰國全境', en: 'Whole country' }, zipPrefixes: [], card },
];

const byKerry: LaneSetLane['carriers'] = [
  { code: 'KERRY', deliveryType: 2 },
  { code: 'KERRY-SHOP', deliveryType: 3 },
];
const kex = { name: 'KEX Express', phone: '1217', url: 'https://th.kex-express.com' };
const flash = { name: 'Flash Express', phone: '1436', url: 'https://www.flashexpress.co.th' };

export const thailand: LaneSet = {
  code: 'th',
  country: 'TH',
  currency: 'THB',
  carriers: usualCarriers.TH,
  lanes: [
    {
      code: 'TH-LAND',
      names: { zh: '泰国陆运', tw: '泰國陸運', en: 'Thailand by road' },
      mode: 'land',
      goodsClasses: ['general', 'sensitive'],
      minDays: 5,
      maxDays: 8,
      codOffered: true,
      partner: kex,
      carriers: byKerry,
      zones: [
        {
          names: { zh: '曼谷', tw: '曼谷', en: 'Bangkok' },
          zipPrefixes: bangkok,
          card: thaiLandCard([58, 43, 33]),
        },
        {
          names: { zh: '其他府', tw: '其他府', en: 'Other provinces' },
          zipPrefixes: [],
          card: thaiLandCard([64, 49, 39]),
        },
      ],
    },
    {
      code: 'TH-SEA',
      names: { zh: '泰国海运', tw: '泰國海運', en: 'Thailand by sea' },
      mode: 'sea',
      goodsClasses: ['general', 'sensitive', 'special'],
      minDays: 12,
      maxDays: 18,
      codOffered: true,
      partner: flash,
      carriers: [{ code: 'FLASH', deliveryType: 2 }],
      zones: everywhere(thaiSea),
    },
    {
      code: 'TH-AIR',
      names: { zh: '泰国空运', tw: '泰國空運', en: 'Thailand by air' },
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 3,
      maxDays: 5,
      codOffered: true,
      partner: kex,
      carriers: byKerry,
      zones: everywhere(thaiAir),
    },
  ],
};
