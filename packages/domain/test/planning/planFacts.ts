import fc from 'fast-check';
import { planFacts, planGoodsTypes, planLane, planMoment, planParcel } from '../../samples/planFacts.ts';
import { taiwanAir, taiwanSeaExpress } from '../../samples/rateCards.ts';
import type { VersionedDutyTable } from '../../src/duties/snapshot.ts';
import type { PlanDuties } from '../../src/planning/facts.ts';

const dayMs = 86_400_000;

export const dutyTable: VersionedDutyTable = {
  ...{ country: 'TW', from: '2026-01-01', base: 'goods', freeUpToMinor: 200_000, freeModes: ['air', 'sea'] },
  ...{ freeEntries: 6, lowValueBp: 0, vatBp: 500, dutyBp: 1_000, goodsRates: [] },
  ...{ source: '', asOf: '2026-01-01', rateMillionths: null, id: '', own: true },
};

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
  goodsType: fc.constantFrom(...planGoodsTypes),
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

/** Facts of a random number of parcels within `size`; `shared`: some of them are of one purchase. */
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
            since: new Date(Date.parse(planMoment) + (one.day > 0 ? one.day : -stored) * dayMs).toISOString(),
            purchase: shared ? `purchase ${purchase}` : String(n),
          }),
        ),
        more,
      ),
    );
