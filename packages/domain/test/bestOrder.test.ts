import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestCoupon, parcelSetsByLane, selectParcelsToShip, suggestedLane } from '../src/orders/bestOrder.ts';
import { findMergeObstacles, type MergeCandidate, type MergeRules } from '../src/parcels/merge.ts';
import { forAll } from './forAll.ts';

const rules: MergeRules = { mergeBy: 'type', goodsClasses: {}, picturesNeeded: true };

const candidate = fc.record({
  state: fc.constantFrom('shelved', 'received'),
  warehouseId: fc.constantFrom('w1', 'w2'),
  goodsType: fc.constantFrom('clothes', 'shoes', ''),
  declared: fc.boolean(),
  hasPictures: fc.boolean(),
  blocked: fc.boolean(),
  inService: fc.boolean(),
  awaited: fc.boolean(),
  travelsAlone: fc.boolean(),
});
const shelf = fc
  .array(candidate, { maxLength: 12 })
  .map((all) => all.map((one, at): MergeCandidate => ({ ...one, id: String(at) }) as MergeCandidate));

describe('the parcels of the suggested order', () => {
  test('each parcel ships or has a reason, shipped ones can ship together, and only parcels that could join are left for the next order', () => {
    forAll(shelf, fc.integer({ min: 1, max: 4 }), (parcels, most) => {
      const { going, left } = selectParcelsToShip(parcels, rules, { most });
      expect([...going, ...left.map(({ id }) => id)].sort()).toEqual(parcels.map(({ id }) => id).sort());
      expect(going.length).toBeLessThanOrEqual(most);
      const taken = parcels.filter(({ id }) => going.includes(id));
      expect(findMergeObstacles(taken, rules)).toEqual([]);
      expect(left.map(({ reason }) => reason)).not.toContain('ship.notChosen');
      if (left.some(({ reason }) => reason === 'ship.nextOrder')) expect(going).toHaveLength(most);
    });
  });

  test('if anything can ship, something does', () => {
    forAll(shelf, (parcels) => {
      const alone = parcels.some((parcel) => findMergeObstacles([parcel], rules).length === 0);
      expect(selectParcelsToShip(parcels, rules, { most: 100 }).going.length > 0).toBe(alone);
    });
  });

  const fit: Omit<MergeCandidate, 'id'> = {
    ...{ state: 'shelved', warehouseId: 'w', goodsType: 'clothes', declared: true, hasPictures: true },
    ...{ blocked: false, inService: false, awaited: false, travelsAlone: false },
  };
  const [a, b] = ['a', 'b'].map((id): MergeCandidate => ({ ...fit, id })) as [MergeCandidate, MergeCandidate];

  test.each([
    [
      'a parcel that the member left out has a reason',
      [a, b],
      { chosen: ['b'], most: 9 },
      ['b'],
      'a ship.notChosen',
    ],
    ['a parcel beyond the maximum is for the next order', [a, b], { most: 1 }, ['a'], 'b ship.nextOrder'],
    ['all ship together', [a, b], { most: 9 }, ['a', 'b'], ''],
    [
      'a parcel that must ship alone waits for the others',
      [{ ...a, travelsAlone: true }, b],
      { most: 9 },
      ['b'],
      'a parcel.travelsAlone',
    ],
  ])('%s', (_, parcels, wish, going, reasons) => {
    const split = selectParcelsToShip(parcels, rules, wish);
    expect(split.going).toEqual(going);
    expect(split.left.map(({ id, reason }) => `${id} ${reason}`).join()).toBe(reasons);
  });
});

const offer = fc.record({
  channelId: fc.constantFrom('a', 'b', 'c', 'd'),
  possible: fc.boolean(),
  totalMinor: fc.integer({ min: 0, max: 2_000 }),
  maxDays: fc.integer({ min: 1, max: 30 }),
});
const offers = fc.uniqueArray(offer, { selector: ({ channelId }) => channelId, maxLength: 4 });
const maybe = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined });

describe('the lane', () => {
  test('accepts the parcels, and costs at most 10 % more than the cheapest unless the member chose it', () => {
    forAll(offers, maybe, maybe, (all, chosenId, usualId) => {
      const taken = suggestedLane(all, { chosenId, usualId });
      const possible = all.filter((one) => one.possible);
      expect(taken === undefined).toBe(possible.length === 0);
      if (!taken) return;
      expect(possible).toContain(taken.offer);
      const leastMinor = Math.min(...possible.map(({ totalMinor }) => totalMinor));
      if (taken.why !== 'chosen') expect(taken.offer.totalMinor * 10).toBeLessThanOrEqual(leastMinor * 11);
      if (taken.why === 'usual' || taken.why === 'usualCheapest') expect(taken.offer.channelId).toBe(usualId);
      if (taken.why === 'cheaper') expect(taken.savedMinor).toBeGreaterThan(0);
      if (possible.some(({ channelId }) => channelId === chosenId)) expect(taken.why).toBe('chosen');
    });
  });

  test.each([
    ['the usual one at exactly 10 % more', 110, 'usual', 'a'],
    ['a cheaper one beyond that', 111, 'cheaper', 'b'],
    ['the usual one at the same price', 100, 'usualCheapest', 'a'],
  ])('%s', (_, usualMinor, why, channelId) => {
    const all = [
      { channelId: 'a', possible: true, totalMinor: usualMinor, maxDays: 9 },
      { channelId: 'b', possible: true, totalMinor: 100, maxDays: 3 },
    ];
    expect(suggestedLane(all, { usualId: 'a' })).toMatchObject({ why, offer: { channelId } });
  });

  test('is the faster one of equal prices, with the reason if the usual lane refuses or nothing else accepts', () => {
    const [slow, fast] = [
      { channelId: 'a', possible: true, totalMinor: 100, maxDays: 9 },
      { channelId: 'b', possible: true, totalMinor: 100, maxDays: 3 },
    ] as const;
    expect(suggestedLane([slow, fast], {})).toMatchObject({ offer: fast, why: 'cheapest' });
    expect(suggestedLane([slow, { ...slow, channelId: 'b' }], {})?.offer).toBe(slow);
    expect(suggestedLane([{ ...slow, possible: false }, fast], { usualId: 'a' })?.why).toBe('usualGone');
    expect(suggestedLane([{ ...slow, possible: false }, fast], {})?.why).toBe('only');
  });

  test.each([
    ['chosen', { chosenId: 'b' }],
    ['usualCheapest', { usualId: 'a' }],
    ['usualGone', { usualId: 'c' }],
    ['cheapest', {}],
    ['cheapest', { usualId: 'unknown' }],
  ])('saves nothing if it is %s: %j', (why, by) => {
    const all = [
      { channelId: 'a', possible: true, totalMinor: 100, maxDays: 3 },
      { channelId: 'b', possible: true, totalMinor: 200, maxDays: 3 },
      { channelId: 'c', possible: false, totalMinor: 0, maxDays: 3 },
    ];
    expect(suggestedLane(all, by)).toEqual({ offer: all[why === 'chosen' ? 1 : 0], why, savedMinor: 0 });
  });

  test('saves nothing if the usual one costs little more', () => {
    const all = [
      { channelId: 'a', possible: true, totalMinor: 100, maxDays: 3 },
      { channelId: 'b', possible: true, totalMinor: 105, maxDays: 3 },
    ];
    expect(suggestedLane(all, { usualId: 'b' })).toEqual({ offer: all[1], why: 'usual', savedMinor: 0 });
    expect(suggestedLane(all.toReversed(), { usualId: 'b' })?.why).toBe('usual');
  });
});

test('sets of parcels come once, the largest first, none empty', () => {
  forAll(fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))), (fits) => {
    const sets = parcelSetsByLane(fits);
    const keys = sets.map((ids) => [...ids].sort().join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key !== '')).toBe(true);
    expect(sets.map(({ length }) => length)).toEqual(sets.map(({ length }) => length).sort((a, b) => b - a));
    for (const ids of fits) if (ids.length > 0) expect(keys).toContain([...ids].sort().join());
  });
});

test('the best coupon takes off most, then expires first, and takes off something', () => {
  const coupon = (id: string, deductedMinor: number, validUntil: string) => ({
    id,
    deductedMinor,
    validUntil,
  });
  const all = [
    coupon('less', 50, '2026-01-01'),
    coupon('later', 90, '2026-03-01'),
    coupon('best', 90, '2026-02-01'),
    coupon('none', 0, '2025-01-01'),
  ];
  expect(bestCoupon(all)?.id).toBe('best');
  expect(bestCoupon([coupon('none', 0, '2026-01-01')])).toBeUndefined();
  expect(bestCoupon([coupon('least', 1, '2026-01-01')])?.id).toBe('least');
  expect(bestCoupon([coupon('ends first', 89, '2026-01-01'), coupon('most', 90, '2026-02-01')])?.id).toBe(
    'most',
  );
  expect(bestCoupon([coupon('first', 90, '2026-01-01'), coupon('equal', 90, '2026-01-01')])?.id).toBe(
    'first',
  );
});
