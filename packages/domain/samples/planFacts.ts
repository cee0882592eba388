import type { PlanFacts, PlanLane, PlanParcel } from '../src/planning/facts.ts';
import { carrierLimits, noLimits } from '../src/pricing/limits.ts';
import type { RateCard } from '../src/pricing/rateCard.ts';
import { taiwanAir, taiwanSeaExpress } from './rateCards.ts';

/** The moment for which every sample plan is made. */
export const planMoment = '2026-11-20T08:00:00.000Z';
export const planGoodsTypes = ['clothes', 'shoes', 'bags'] as const;

/** A channel of two carriers; the first has limits. */
export const planLane = (n: number, card: RateCard, more: Partial<PlanLane> = {}): PlanLane => ({
  channelId: `c${n}`,
  warehouseId: 'w',
  mode: n % 2 === 0 ? 'air' : 'sea',
  minDays: 2 + n,
  maxDays: 4 + 2 * n,
  lane: {
    card,
    codOffered: false,
    goodsTypes: planGoodsTypes,
    carriers: [
      { id: 'a', code: 'A', name: 'A', deliveryType: 2, limits: carrierLimits.kerry },
      { id: 'b', code: 'B', name: 'B', deliveryType: 2, limits: noLimits },
    ],
  },
  ...more,
});

const rule = {
  freeDays: 30,
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  capMinor: null,
  abandonAfterDays: null,
} as const;

/** A parcel that was shelved at the moment of the plan. */
export const planParcel = (id: string, more: Partial<PlanParcel> = {}): PlanParcel => ({
  ...{ id, label: `SF${id}`, warehouseId: 'w', goodsType: 'clothes', mergeGroup: 'w general', purchase: id },
  ...{
    travelsAlone: false,
    declaredMinor: 50_000,
    day: 0,
    since: planMoment,
    clockPauses: [],
    advances: [],
    services: [],
  },
  ...{ weightG: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 },
  ...more,
});

/** Parcels that two channels could take to Taiwan. */
export const planFacts = (parcels: readonly PlanParcel[], more: Partial<PlanFacts> = {}): PlanFacts => ({
  ...{
    at: planMoment,
    coinMinor: 100,
    destination: { country: 'TW', zip: '11049' },
    deliveryType: 2,
    pickupLimits: noLimits,
  },
  ...{
    pickupCarriers: undefined,
    entriesBefore: 0,
    taxIncluded: false,
    duties: undefined,
    storageRules: { w: rule },
  },
  filling: { fillBp: 6500, source: 'usual', orders: 0 },
  lanes: [planLane(0, taiwanAir), planLane(1, taiwanSeaExpress)],
  parcels,
  ...more,
});
