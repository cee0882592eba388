import fc from 'fast-check';
import { taiwanAir, taiwanSeaExpress } from '../../samples/rateCards.ts';
import type { VersionedDutyTable } from '../../src/duties/snapshot.ts';
import type { PlanDuties, PlanFacts, PlanLane, PlanParcel } from '../../src/planning/facts.ts';
import { carrierLimits, noLimits } from '../../src/pricing/limits.ts';
import type { RateCard } from '../../src/pricing/rateCard.ts';

export const at = '2026-11-20T08:00:00.000Z';
const dayMs = 86_400_000;
const goods = ['clothes', 'shoes', 'bags'] as const;

export const planLane = (n: number, card: RateCard, more: Partial<PlanLane> = {}): PlanLane => ({
  channelId: `c${n}`,
  warehouseId: 'w',
  mode: n % 2 === 0 ? 'air' : 'sea',
  minDays: 2 + n,
  maxDays: 4 + 2 * n,
  lane: {
    card,
    codOffered: false,
    goodsTypes: goods,
    carriers: [
      { id: 'a', code: 'A', name: 'A', deliveryType: 2, limits: carrierLimits.kerry },
      { id: 'b', code: 'B', name: 'B', deliveryType: 2, limits: noLimits },
    ],
  },
  ...more,
});

export const dutyTable: VersionedDutyTable = {
  ...{ country: 'TW', from: '2026-01-01', base: 'goods', freeUpToMinor: 200_000, freeModes: ['air', 'sea'] },
  ...{ freeEntries: 6, lowValueBp: 0, vatBp: 500, dutyBp: 1_000, goodsRates: [] },
  ...{ source: '', asOf: '2026-01-01', rateMillionths: null, id: '', own: true },
};

const rule = {
  freeDays: 30,
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  capMinor: null,
  abandonAfterDays: null,
} as const;

export const planParcel = (id: string, more: Partial<PlanParcel> = {}): PlanParcel => ({
  ...{ id, label: `SF${id}`, warehouseId: 'w', goodsType: 'clothes', mergeGroup: 'w general', purchase: id },
  ...{
    travelsAlone: false,
    declaredMinor: 50_000,
    day: 0,
    since: at,
    clockPauses: [],
    advances: [],
    services: [],
  },
  ...{ weightG: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 },
  ...more,
});

export const planFacts = (parcels: readonly PlanParcel[], more: Partial<PlanFacts> = {}): PlanFacts => ({
  ...{
    at,
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

const card = fc.record({
  base: fc.constantFrom(taiwanAir, taiwanSeaExpress),
  perShipmentMinor: fc.integer({ min: 0, max: 8000 }),
  stepPriceMinor: fc.integer({ min: 1000, max: 9000 }),
  maxShipmentG: fc.constantFrom(null, 6000, 15_000),
  maxPieces: fc.constantFrom(null, 2, 4),
  taxed: fc.boolean(),
  freeEntries: fc.constantFrom(null, 1, 3, 6),
});

const lanes = fc.array(card, { minLength: 1, maxLength: 3 }).map((all) =>
  all.map(({ base, perShipmentMinor, stepPriceMinor, maxShipmentG, maxPieces, taxed, freeEntries }, n) =>
    planLane(n, {
      ...base,
      freight: {
        shape: 'firstContinued',
        firstWeightG: 1000,
        firstPriceMinor: 9000,
        stepG: 500,
        stepPriceMinor,
      },
      limits: { ...base.limits, maxShipmentG, maxPieces },
      packing: { ...base.packing, perShipmentMinor },
      storage: null,
      taxes: taxed ? taiwanSeaExpress.taxes.map((tax) => ({ ...tax, freeEntries })) : [],
    }),
  ),
);

const parcel = fc.record({
  weightG: fc.integer({ min: 100, max: 9000 }),
  lengthMm: fc.constantFrom(150, 400, 900, 1300),
  widthMm: fc.integer({ min: 50, max: 300 }),
  heightMm: fc.integer({ min: 20, max: 250 }),
  goodsType: fc.constantFrom(...goods),
  declaredMinor: fc.integer({ min: 1000, max: 190_000 }),
  day: fc.constantFrom(0, 0, 0, 2, 5),
  stored: fc.integer({ min: 0, max: 45 }),
  mergeGroup: fc.constantFrom('w general', 'w general', 'w special'),
  purchase: fc.integer({ min: 0, max: 4 }),
  travelsAlone: fc.constantFrom(false, false, false, true),
});

const duties: fc.Arbitrary<PlanDuties | undefined> = fc.option(
  fc
    .record({
      base: fc.constantFrom('goods' as const, 'goodsAndFreight' as const),
      freeUpToMinor: fc.constantFrom(0, 100_000, 200_000),
      freeModes: fc.constantFrom(['air' as const], ['air' as const, 'sea' as const]),
      freeEntries: fc.constantFrom(null, 2, 6),
      lowValueBp: fc.constantFrom(0, 1_000),
      dutyBp: fc.constantFrom(0, 1_200),
    })
    .map((table) => ({ table: { ...dutyTable, ...table }, currency: 'TWD', counted: true })),
  { nil: undefined },
);

/** Facts of so many parcels; `shared`: some of them are of one purchase. */
export const anyFacts = (size: { minLength: number; maxLength: number }, { shared }: { shared: boolean }) =>
  fc
    .record({
      lanes,
      parcels: fc.array(parcel, size),
      entriesBefore: fc.integer({ min: 0, max: 7 }),
      taxIncluded: fc.boolean(),
      duties,
    })
    .map(({ parcels, ...more }) =>
      planFacts(
        parcels.map(({ stored, purchase, ...one }, n) =>
          planParcel(String(n), {
            ...one,
            since: new Date(Date.parse(at) + (one.day > 0 ? one.day : -stored) * dayMs).toISOString(),
            purchase: shared ? `purchase ${purchase}` : String(n),
          }),
        ),
        more,
      ),
    );
