import { noLimits } from '../limits.ts';
import { kgStepWeightRule, noCharges } from '../noCharges.ts';
import type { RateCard, TaxRule } from '../rateCard.ts';
import { usualCarriers } from '../usualCarriers.ts';
import type { LaneSet, LaneSetLane, LaneSetZone, StartingCard } from './laneSet.ts';
import { baseTaxRule, toHundredths } from './parts.ts';

/** Duty-free up to NT$2,000, six times per half-year and importer. Charged only if the member chose tax included. */
const taiwanTaxes: TaxRule[] = [
  { ...baseTaxRule, freeUpToMinor: toHundredths(2000), freeEntries: 6 },
  {
    ...baseTaxRule,
    kind: 'consumptionTax',
    base: 'declaredAndFreight',
    freeUpToMinor: toHundredths(2000),
    freeEntries: 6,
  },
];

/** Prefixes of the postal codes of Penghu, Kinmen, Matsu, Green Island, Orchid Island and Liuqiu. */
export const islandPrefixes = [
  ...['880', '881', '882', '883', '884', '885', '890', '891', '892', '893', '894', '896'],
  ...['209', '210', '211', '212', '929', '951', '952'],
];

export const mountainArea = {
  name: '偏遠山區',
  zipPrefixes: ['233', '336', '424', '546', '556', '605', '848', '849', '851', '963', '964'],
  per: 'shipment' as const,
  feeMinor: toHundredths(120),
};

/** Charges that all lanes to Taiwan share. */
export const taiwanCharges = {
  areas: [mountainArea],
  packing: { perShipmentMinor: 0, perBoxMinor: toHundredths(20), perParcelMinor: toHundredths(5) },
  insurance: { rateBp: 300, minMinor: toHundredths(30), maxCoverMinor: toHundredths(20_000) },
  taxes: taiwanTaxes,
} satisfies Partial<RateCard>;
const cashOnDelivery = { feeMinor: toHundredths(30), rateBp: 100, maxCollectMinor: toHundredths(20_000) };

/**
 * By sea: a first kilogram and equal steps. A box whose three sides add up to at most 150 cm is billed by its real
 * weight. Never above 500 kg.
 * @example seaExpressCard(80, 35).freight.stepPriceMinor // → 3500
 */
export const seaExpressCard = (firstKg: number, nextKg: number): StartingCard => ({
  ...noCharges,
  ...taiwanCharges,
  weight: {
    ...kgStepWeightRule,
    divisorCm3PerKg: 6000,
    freeOfVolume: [{ test: 'sideSum', max: 1500 }],
  },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: toHundredths(firstKg),
    stepG: 1000,
    stepPriceMinor: toHundredths(nextKg),
  },
  limits: { ...noLimits, maxSideMm: 2400, maxPieceG: 40_000, maxShipmentG: 500_000 },
  size: {
    overLength: [
      { overMm: 1500, feeMinor: toHundredths(300) },
      { overMm: 2000, feeMinor: toHundredths(600) },
    ],
    overWeight: [{ overG: 25_000, feeMinor: toHundredths(250) }],
    overVolume: [],
    combine: 'highest',
    capMinor: toHundredths(700),
  },
  goods: [{ goodsTypes: ['furniture'], per: 'piece', feeMinor: toHundredths(60) }],
  delivery: { homeMinor: toHundredths(100), pickupMinor: toHundredths(60), per: 'shipment' },
  cashOnDelivery,
});

/**
 * By air: a price for each half kilogram, which falls with the weight. If the volume weight is larger than the real
 * weight, the mean of both is billed. Never above 30 kg a piece.
 * @example airCard(120, 90).freight.firstPriceMinor // → 12000
 */
export const airCard = (firstHalfKg: number, nextHalfKg: number): StartingCard => ({
  ...noCharges,
  ...taiwanCharges,
  weight: {
    ...kgStepWeightRule,
    divisorCm3PerKg: 5000,
    mode: 'half',
    minimumG: 500,
    roundUpToG: 500,
    severalBoxes: 'sumOfWeights',
  },
  freight: {
    shape: 'firstGrades',
    firstWeightG: 500,
    firstPriceMinor: toHundredths(firstHalfKg),
    grades: [
      { upToG: 5000, stepG: 500, stepPriceMinor: toHundredths(nextHalfKg) },
      { upToG: 20_000, stepG: 500, stepPriceMinor: toHundredths(nextHalfKg - 10) },
      { upToG: null, stepG: 500, stepPriceMinor: toHundredths(nextHalfKg - 15) },
    ],
  },
  limits: { ...noLimits, maxSideMm: 1200, maxPieceG: 30_000 },
  insurance: { ...taiwanCharges.insurance, rateBp: 250 },
  delivery: { homeMinor: toHundredths(90), pickupMinor: toHundredths(60), per: 'shipment' },
  cashOnDelivery,
});

/**
 * The islands pay an additional ferry fee by weight and have no cash on delivery. It never changes the freight.
 * @example withIslandFees({ delivery: 1 }, 15).delivery // → 1
 */
export function withIslandFees(card: StartingCard, perKg: number): StartingCard {
  const ferry = {
    name: '離島船運',
    zipPrefixes: islandPrefixes,
    per: 'kg' as const,
    feeMinor: toHundredths(perKg),
  };
  return { ...card, areas: [ferry], cashOnDelivery: null };
}

/** The main island and the islands. */
const zones = (card: StartingCard, ferryPerKg: number): LaneSetZone[] => [
  { names: { zh: '台湾本岛', tw: '台灣本島', en: 'Main island' }, zipPrefixes: [], card },
  {
    names: { zh: '离岛', tw: '離島', en: 'Outlying islands' },
    zipPrefixes: islandPrefixes,
    card: withIslandFees(card, ferryPerKg),
  },
];

const byKerry: LaneSetLane['carriers'] = [
  { code: 'KERRY', deliveryType: 2 },
  { code: 'KERRY', deliveryType: 3 },
  { code: 'SEVEN', deliveryType: 3 },
];
const byPanther: LaneSetLane['carriers'] = [
  { code: 'PANTHER', deliveryType: 2 },
  { code: 'SEVEN', deliveryType: 3 },
];

const toTaiwan = { country: 'TW', currency: 'TWD', carriers: usualCarriers.TW } as const;

export const taiwanBySea: LaneSet = {
  ...toTaiwan,
  code: 'twSea',
  lanes: [
    {
      code: 'TW-SEA',
      names: { zh: '台湾海运', tw: '台灣海運', en: 'Taiwan by sea' },
      mode: 'sea',
      goodsClasses: ['general', 'sensitive'],
      minDays: 7,
      maxDays: 12,
      codOffered: true,
      partner: { name: '大榮嘉里台灣', phone: '0800-365-365', url: 'https://www.kerrytj.com' },
      carriers: byKerry,
      zones: zones(seaExpressCard(80, 35), 15),
    },
  ],
};

export const taiwanByAir: LaneSet = {
  ...toTaiwan,
  code: 'twAir',
  lanes: [
    {
      code: 'TW-AIR',
      names: { zh: '台湾空运', tw: '台灣空運', en: 'Taiwan by air' },
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 3,
      maxDays: 5,
      codOffered: true,
      partner: { name: '黑豹宅急便', phone: '02-2788-0100', url: '' },
      carriers: byPanther,
      zones: zones(airCard(120, 90), 25),
    },
  ],
};
