import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFacts, planLane, planParcel } from '../../samples/planFacts.ts';
import { plainSea, taiwanAir } from '../../samples/rateCards.ts';
import { dutiableFreight, estimateDuties, taxIncludedInPrice } from '../../src/duties/estimate.ts';
import {
  arrangementOf,
  moveParcel,
  pricedLanesForParcels,
  proposalOfArrangement,
} from '../../src/planning/arrangement.ts';
import type { PlanFacts, PlanLane, PlanParcel } from '../../src/planning/facts.ts';
import { bestGrouping, groupingScorers } from '../../src/planning/grouping.ts';
import { initialGroupings } from '../../src/planning/initialGroupings.ts';
import { priceOnLane } from '../../src/planning/prices.ts';
import { type Proposal, proposalsOf } from '../../src/planning/proposals.ts';
import { planUnits } from '../../src/planning/units.ts';
import { forAllIn } from '../forAll.ts';
import { permutations } from './permutations.ts';
import { anyFacts, dutyTable } from './planFacts.ts';

type Plan = Omit<Proposal, 'aim'>;
const ids = (parcels: readonly PlanParcel[]) => parcels.map(({ id }) => id);
const dayOf = (parcels: readonly PlanParcel[]) => Math.max(0, ...parcels.map(({ day }) => day));

/**
 * The price of an order including the charges of customs, computed only with `priceOnLane` and `estimateDuties`,
 * without the planner that is tested.
 */
function landed(facts: PlanFacts, group: readonly PlanParcel[], lane: PlanLane, earlier: number) {
  const { quote } = priceOnLane(facts, group, lane, { day: dayOf(group), earlier });
  const { duties } = facts;
  const shipment = {
    mode: lane.mode,
    goods: group.map(({ goodsType, declaredMinor }) => ({ goodsType, valueMinor: declaredMinor })),
    freightMinor: dutiableFreight(quote.lines),
    entriesBefore: facts.entriesBefore + earlier,
  };
  const estimate = duties && estimateDuties(shipment, duties.table, duties.currency);
  const dutyMinor = estimate && taxIncludedInPrice(quote.lines) === 0 ? estimate.totalInShopMinor : 0;
  return { quote, dutyMinor, totalMinor: quote.totalMinor + (duties?.counted ? dutyMinor : 0) };
}

/**
 * The lowest price among the plans that leave the fewest parcels unshipped, found without the planner that is tested:
 * by trying every division of the parcels, every channel and every sequence of the orders.
 */
function lowest(facts: PlanFacts): { unshipped: number; totalMinor: number } {
  let best = { unshipped: Number.POSITIVE_INFINITY, totalMinor: 0 };
  for (const groups of dividedInto(facts.parcels)) {
    for (const order of permutations(groups)) {
      if (order.some((group, n) => n > 0 && dayOf(order[n - 1] ?? []) > dayOf(group))) continue;
      let [unshipped, totalMinor, earlier] = [0, 0, 0];
      for (const group of order) {
        const totals = facts.lanes
          .map((lane) => landed(facts, group, lane, earlier))
          .filter(({ quote }) => quote.refusals.length === 0)
          .map((one) => one.totalMinor);
        if (totals.length === 0) unshipped += group.length;
        else {
          totalMinor += Math.min(...totals);
          earlier++;
        }
      }
      if (unshipped < best.unshipped || (unshipped === best.unshipped && totalMinor < best.totalMinor))
        best = { unshipped, totalMinor };
    }
  }
  return best;
}

const mayJoin = (a: PlanParcel, b: PlanParcel) =>
  a.mergeGroup === b.mergeGroup && !a.travelsAlone && !b.travelsAlone;

function dividedInto(parcels: readonly PlanParcel[]): PlanParcel[][][] {
  const [first, ...rest] = parcels;
  if (!first) return [[]];
  return dividedInto(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.flatMap((group, at) =>
      group.every((other) => mayJoin(first, other)) ? [groups.with(at, [first, ...group])] : [],
    ),
  ]);
}

/** Checks the properties of every plan. */
function expectSound(facts: PlanFacts, plan: Plan): void {
  const planned = [...plan.orders.flatMap(({ parcels }) => ids(parcels)), ...ids(plan.unshipped)];
  expect(new Set(planned).size).toBe(planned.length);
  let dutiesMinor = 0;
  for (const [earlier, { parcels, lane, day, offer }] of plan.orders.entries()) {
    dutiesMinor += landed(facts, parcels, lane, earlier).dutyMinor;
    expect(offer.quote.refusals).toEqual([]);
    expect(day).toBe(dayOf(parcels));
    expect(offer.quote.totalMinor).toBe(priceOnLane(facts, parcels, lane, { day, earlier }).quote.totalMinor);
    for (const a of parcels) for (const b of parcels) expect(a === b || mayJoin(a, b)).toBe(true);
  }
  expect(plan.totalMinor).toBe(plan.orders.reduce((sum, { offer }) => sum + offer.quote.totalMinor, 0));
  expect(plan.dutiesMinor).toBe(dutiesMinor);
  expect(plan.comparedMinor).toBe(plan.totalMinor + (facts.duties?.counted ? dutiesMinor : 0));
  expectPurchasesWhole(plan);
}

/** Checks that parcels of one purchase share an order if they may. */
function expectPurchasesWhole({ orders, unshipped }: Plan): void {
  const placed = [...orders.map(({ parcels }) => parcels), unshipped].flatMap((parcels, at) =>
    parcels.map((parcel) => ({ parcel, at })),
  );
  for (const a of placed)
    for (const b of placed)
      if (a.parcel.purchase === b.parcel.purchase && mayJoin(a.parcel, b.parcel)) expect(a.at).toBe(b.at);
}

describe('the three proposals', () => {
  test('contain every parcel once, at the engine’s price, within each limit, and never split a purchase', () => {
    forAllIn(60)(anyFacts({ minLength: 0, maxLength: 10 }, { shared: true }), (facts) => {
      const proposals = proposalsOf(facts);
      expect(proposals.map(({ aim }) => aim)).toEqual(['cheapest', 'fastest', 'fewestBoxes']);
      for (const proposal of proposals) {
        expectSound(facts, proposal);
        expect(proposal.orders.flatMap(({ parcels }) => parcels).length + proposal.unshipped.length).toBe(
          facts.parcels.length,
        );
      }
    });
  });

  test('the cheapest proposal for few parcels is the best of all plans', () => {
    forAllIn(40)(anyFacts({ minLength: 1, maxLength: 5 }, { shared: false }), (facts) => {
      const [cheapest] = proposalsOf(facts);
      const best = lowest(facts);
      expect(cheapest?.unshipped.length).toBe(best.unshipped);
      expect(cheapest?.comparedMinor).toBe(best.totalMinor);
    });
  });

  // The search does not always find the cheapest plan, so a fixed seed makes the test use the same parcels and lanes
  // in every run.
  const searched = { seed: 20_261_127 };

  test('the search alone finds a plan that is at most 3 % more expensive', () => {
    fc.assert(
      fc.property(anyFacts({ minLength: 1, maxLength: 5 }, { shared: false }), (facts) => {
        const [cheapest] = proposalsOf(facts, { allUpTo: 0 });
        const best = lowest(facts);
        expect(cheapest?.unshipped.length).toBe(best.unshipped);
        expect(cheapest?.comparedMinor).toBeGreaterThanOrEqual(best.totalMinor);
        expect(cheapest?.comparedMinor).toBeLessThanOrEqual(best.totalMinor * 1.03);
      }),
      { numRuns: 40, ...searched },
    );
  });

  test('if there are too many groupings to compare, the search is as close', () => {
    fc.assert(
      fc.property(anyFacts({ minLength: 7, maxLength: 7 }, { shared: false }), (facts) => {
        const judge = groupingScorers(facts, planUnits(facts.parcels))('cheapest');
        const total = (allUpTo: number) =>
          judge.score(bestGrouping(judge, initialGroupings(judge, facts), { most: 1000, allUpTo }));
        const [best, found] = [total(7), total(6)];
        expect(found[0]).toBe(best[0]);
        expect(found[2]).toBeLessThanOrEqual(best[2] * 1.03);
      }),
      { numRuns: 25, ...searched },
    );
  });

  test('in the fastest proposal each parcel arrives as early as it could alone', () => {
    forAllIn(40)(anyFacts({ minLength: 1, maxLength: 6 }, { shared: false }), (facts) => {
      const fastest = proposalsOf(facts).find(({ aim }) => aim === 'fastest');
      for (const { parcels, day, lane } of fastest?.orders ?? [])
        for (const parcel of parcels) {
          const alone = pricedLanesForParcels(facts, [parcel], { day: parcel.day, earlier: 0 }).filter(
            ({ possible }) => possible,
          );
          expect(day + lane.maxDays).toBe(parcel.day + Math.min(...alone.map((one) => one.lane.maxDays)));
        }
    });
  });
});

test('a purchase above the duty-free value is not split, and two purchases are', () => {
  const dear = (id: string, purchase: string) =>
    planParcel(id, { purchase, declaredMinor: 150_000, weightG: 8000 });
  const taxed = (parcels: PlanParcel[]) => {
    const facts = planFacts(parcels, { taxIncluded: true });
    return proposalsOf({ ...facts, lanes: facts.lanes.slice(1) })[0]?.orders.map((order) =>
      ids(order.parcels).sort(),
    );
  };
  expect(taxed([dear('a', 'one'), dear('b', 'one')])).toEqual([['a', 'b']]);
  expect(taxed([dear('a', 'one'), dear('b', 'other')])?.length).toBe(2);
});

describe('duty and tax at customs', () => {
  // Two such parcels cost less to ship in one order than in two, but the value of both together is above the
  // duty-free limit.
  const dear = (id: string, purchase: string) => planParcel(id, { purchase, declaredMinor: 150_000 });
  const cheapest = (parcels: PlanParcel[], counted: boolean, entriesBefore = 0) => {
    const duties = { table: dutyTable, currency: 'TWD', counted };
    const lanes = [planLane(0, taiwanAir)];
    return proposalsOf(planFacts(parcels, { lanes, duties, entriesBefore }))[0];
  };
  const two = [dear('a', 'one'), dear('b', 'other')];

  test('change the cheapest plan only if they are counted, and are shown in either', () => {
    const [without, counted] = [cheapest(two, false), cheapest(two, true)];
    // 10 % duty on 3,000, and 5 % of value and duty.
    expect(without).toMatchObject({ dutiesMinor: 46_500, comparedMinor: without?.totalMinor });
    expect(without?.orders.length).toBe(1);
    expect(counted).toMatchObject({ dutiesMinor: 0, comparedMinor: counted?.totalMinor });
    expect(counted?.orders.length).toBe(2);
    expect(counted?.totalMinor).toBeGreaterThan(without?.totalMinor ?? 0);
  });

  test('do not divide a purchase', () => {
    const plan = cheapest([dear('a', 'one'), dear('b', 'one')], true);
    expect(plan?.orders.map(({ parcels }) => ids(parcels))).toEqual([['a', 'b']]);
    expect(plan?.dutiesMinor).toBe(46_500);
  });

  test('do not separate orders once the free entries are used up', () => {
    expect(cheapest(two, true, 4)).toMatchObject({ orders: { length: 2 }, dutiesMinor: 0 });
    // The last free entry makes one of the two orders free.
    expect(cheapest(two, true, 5)).toMatchObject({ orders: { length: 2 }, dutiesMinor: 23_250 });
    expect(cheapest(two, true, 6)).toMatchObject({ orders: { length: 1 }, dutiesMinor: 46_500 });
  });
});

test('orders of one day are in the sequence that costs least', () => {
  // For the next entry customs charge the low rate of 10 %, after that 15.5 %. The first channel's own tax of 5 %
  // begins with the seventh entry, which this plan does not reach.
  const table = { ...dutyTable, freeEntries: 2, lowValueBp: 1_000 };
  const duties = { table, currency: 'TWD', counted: true };
  const facts = planFacts(
    [
      planParcel('a', { declaredMinor: 20_000 }),
      planParcel('b', { declaredMinor: 40_000, mergeGroup: 'w special' }),
    ],
    {
      lanes: [planLane(0, { ...taiwanAir, taxes: plainSea.taxes }), planLane(1, taiwanAir)],
      ...{ duties, entriesBefore: 1, taxIncluded: true },
    },
  );
  const [cheapest] = proposalsOf(facts);
  expect(cheapest?.orders.map(({ parcels }) => ids(parcels))).toEqual([['b'], ['a']]);
  expect(cheapest?.dutiesMinor).toBe(4_000 + 3_100);
  expect(cheapest?.comparedMinor).toBe(lowest(facts).totalMinor);
});

describe('a parcel that the member moves', () => {
  test('takes its purchase along, and gets the engine’s price at once', () => {
    const steps = fc.array(
      fc.record({
        parcel: fc.nat({ max: 7 }),
        to: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom('new' as const, 'out' as const)),
      }),
      { maxLength: 6 },
    );
    forAllIn(60)(anyFacts({ minLength: 1, maxLength: 8 }, { shared: true }), steps, (facts, all) => {
      const [start] = proposalsOf(facts);
      let plan: Plan = start ?? {
        ...{ orders: [], unshipped: [], arrivesInDays: 0 },
        ...{ totalMinor: 0, dutiesMinor: 0, comparedMinor: 0 },
      };
      for (const { parcel, to } of all) {
        plan = proposalOfArrangement(facts, moveParcel(facts, arrangementOf(plan), String(parcel), to));
        expectSound(facts, plan);
      }
    });
  });

  test('stays on the member’s channel as long as that accepts it', () => {
    const facts = planFacts([planParcel('a'), planParcel('b', { lengthMm: 1100 })]);
    const chosen = proposalOfArrangement(facts, [{ parcelIds: ['a'], channelId: 'c0' }]);
    expect(chosen.orders[0]?.lane.channelId).toBe('c0');
    const both = proposalOfArrangement(facts, moveParcel(facts, arrangementOf(chosen), 'b', 0));
    expect(both.orders.map(({ lane, parcels }) => [lane.channelId, parcels.length])).toEqual([['c1', 2]]);
  });
});
