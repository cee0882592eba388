import { noLimits } from '../limits.ts';
import { kgStepWeightRule, noCharges } from '../noCharges.ts';
import type { RateCard, TaxRule } from '../rateCard.ts';
import { usualCarriers } from '../usualCarriers.ts';
import type { LaneSet, LaneSetLane, LaneSetZone, StartingCard } from './laneSet.ts';
import { baseTaxRule, toHundredths } from './parts.ts';

/**
 * 10 % low-value goods tax on goods up to RM500 since 2024, on the price of the goods without freight. More expensive
 * goods pay sales tax, which is an estimate.
 */
const taxes: TaxRule[] = [
  {
    ...baseTaxRule,
    ...{ kind: 'consumptionTax', rateBp: 1000, onlyUpToMinor: toHundredths(500), always: true },
    from: '2024-01-01T00:00:00Z',
  },
  { ...baseTaxRule, kind: 'consumptionTax', rateBp: 1000, freeUpToMinor: toHundredths(500) },
];

const charges = {
  size: {
    overLength: [{ overMm: 1500, feeMinor: toHundredths(95) }],
    overWeight: [{ overG: 30_000, feeMinor: toHundredths(95) }],
    overVolume: [],
    combine: 'highest',
    capMinor: null,
  },
  packing: { perShipmentMinor: toHundredths(3), perBoxMinor: toHundredths(3), perParcelMinor: 0 },
  insurance: { rateBp: 200, minMinor: toHundredths(5), maxCoverMinor: toHundredths(3000) },
  taxes,
  delivery: { homeMinor: toHundredths(8), pickupMinor: toHundredths(5), per: 'shipment' },
} satisfies Partial<RateCard>;

const bySea: StartingCard = {
  ...noCharges,
  ...charges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000, minimumG: 3000 },
  freight: {
    shape: 'firstTiers',
    firstWeightG: 3000,
    firstPriceMinor: toHundredths(27),
    tiers: [
      { upToG: 20_000, stepG: 1000, stepPriceMinor: toHundredths(6) },
      { upToG: null, stepG: 1000, stepPriceMinor: toHundredths(5) },
    ],
    neverDearerThanNextTier: true,
  },
  limits: { ...noLimits, maxSideMm: 2000, maxPieceG: 50_000 },
};

const byAir: StartingCard = {
  ...noCharges,
  ...charges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 5000, minimumG: 500, roundUpToG: 500 },
  freight: {
    shape: 'firstGrades',
    firstWeightG: 500,
    firstPriceMinor: toHundredths(30),
    grades: [
      { upToG: 10_000, stepG: 500, stepPriceMinor: toHundredths(18) },
      { upToG: null, stepG: 500, stepPriceMinor: toHundredths(16) },
    ],
  },
  limits: { ...noLimits, maxSideMm: 1200, maxPieceG: 30_000 },
};

/** Prefixes of the postal codes of Sabah, Labuan and Sarawak. */
const borneo = ['87', '88', '89', '90', '91', '93', '94', '95', '96', '97', '98'];
const crossing = (card: StartingCard, perKg: number): StartingCard => ({
  ...card,
  areas: [
    {
      name: 'Sabah, Sarawak, Labuan',
      zipPrefixes: borneo,
      per: 'kg' as const,
      feeMinor: toHundredths(perKg),
    },
  ],
});
const zones = (card: StartingCard, perKg: number): LaneSetZone[] => [
  { names: { zh: '西马', tw: '西馬', en: 'Peninsular Malaysia' }, zipPrefixes: [], card },
  {
    names: { zh: '沙巴与砂拉越', tw: '沙巴與砂拉越', en: 'Sabah and Sarawak' },
    zipPrefixes: borneo,
    card: crossing(card, perKg),
  },
];

const shared = {
  codOffered: false,
  partner: { name: 'J&T Express Malaysia', phone: '1300-80-9000', url: 'https://www.jtexpress.my' },
  carriers: [
    { code: 'JNT-MY', deliveryType: 2 },
    { code: 'JNT-POINT', deliveryType: 3 },
  ],
} as const satisfies Partial<LaneSetLane>;

export const malaysia: LaneSet = {
  code: 'my',
  country: 'MY',
  currency: 'MYR',
  carriers: usualCarriers.MY,
  lanes: [
    {
      ...shared,
      code: 'MY-SEA',
      names: { zh: '马来西亚海运', tw: '馬來西亞海運', en: 'Malaysia by sea' },
      mode: 'sea',
      goodsClasses: ['general', 'sensitive', 'special'],
      minDays: 14,
      maxDays: 21,
      zones: zones(bySea, 5),
    },
    {
      ...shared,
      code: 'MY-AIR',
      names: { zh: '马来西亚空运', tw: '馬來西亞空運', en: 'Malaysia by air' },
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 5,
      maxDays: 8,
      zones: zones(byAir, 12),
    },
  ],
};
