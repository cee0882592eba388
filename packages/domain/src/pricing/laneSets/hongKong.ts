import { noLimits } from '../limits.ts';
import { noCharges } from '../noCharges.ts';
import { usualCarriers } from '../usualCarriers.ts';
import type { LaneSet, StartingCard } from './laneSet.ts';
import { kgSteps, whole } from './parts.ts';

/** No tariff and no sales tax. Liquor, tobacco, oil and methyl alcohol pay excise: keep them out of the goods types. */
const byRoad: StartingCard = {
  ...noCharges,
  weight: { ...kgSteps, divisorCm3PerKg: 6000, freeOfVolume: [{ test: 'sideSum', max: 1500 }] },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: whole(20),
    stepG: 1000,
    stepPriceMinor: whole(6),
  },
  limits: { ...noLimits, maxSideMm: 2000, maxPieceG: 40_000 },
  size: {
    overLength: [{ overMm: 1500, feeMinor: whole(60) }],
    overWeight: [{ overG: 25_000, feeMinor: whole(50) }],
    overVolume: [],
    combine: 'highest',
    capMinor: null,
  },
  goods: [{ goodsTypes: ['furniture'], per: 'piece', feeMinor: whole(20) }],
  packing: { perShipmentMinor: 0, perBoxMinor: whole(5), perParcelMinor: whole(1) },
  insurance: { rateBp: 300, minMinor: whole(10), maxCoverMinor: whole(5000) },
  delivery: { homeMinor: whole(20), pickupMinor: whole(10), per: 'shipment' },
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
