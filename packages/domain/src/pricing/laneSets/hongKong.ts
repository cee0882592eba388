import { noLimits } from '../limits.ts';
import { kgStepWeightRule, noCharges } from '../noCharges.ts';
import { usualCarriers } from '../usualCarriers.ts';
import type { LaneSet, StartingCard } from './laneSet.ts';
import { toHundredths } from './parts.ts';

/**
 * Hong Kong has no tariff and no sales tax. It charges excise on liquor, tobacco, oil and methyl alcohol, so the
 * lane's goods types must not include them.
 */
const byRoad: StartingCard = {
  ...noCharges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000, freeOfVolume: [{ test: 'sideSum', max: 1500 }] },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: toHundredths(20),
    stepG: 1000,
    stepPriceMinor: toHundredths(6),
  },
  limits: { ...noLimits, maxSideMm: 2000, maxPieceG: 40_000 },
  size: {
    overLength: [{ overMm: 1500, feeMinor: toHundredths(60) }],
    overWeight: [{ overG: 25_000, feeMinor: toHundredths(50) }],
    overVolume: [],
    combine: 'highest',
    capMinor: null,
  },
  goods: [{ goodsTypes: ['furniture'], per: 'piece', feeMinor: toHundredths(20) }],
  packing: { perShipmentMinor: 0, perBoxMinor: toHundredths(5), perParcelMinor: toHundredths(1) },
  insurance: { rateBp: 300, minMinor: toHundredths(10), maxCoverMinor: toHundredths(5000) },
  delivery: { homeMinor: toHundredths(20), pickupMinor: toHundredths(10), per: 'shipment' },
};

export const hongKong: LaneSet = {
  code: 'hk',
  country: 'HK',
  currency: 'HKD',
  carriers: usualCarriers.HK,
  lanes: [
    {
      code: 'HK-LAND',
      names: { zh: '香港陆运', tw: '香港陸運', en: 'Hong Kong by road' },
      mode: 'land',
      goodsClasses: ['general', 'sensitive', 'special'],
      minDays: 2,
      maxDays: 4,
      codOffered: false,
      partner: { name: 'Kerry Express Hong Kong', phone: '', url: '' },
      carriers: [
        { code: 'KERRY', deliveryType: 2 },
        { code: 'KERRY', deliveryType: 3 },
      ],
      zones: [
        { names: { zh: '香港全境', tw: '香港全境', en: 'All of Hong Kong' }, zipPrefixes: [], card: byRoad },
      ],
    },
  ],
};
