import { describe, expect, it, test } from 'vitest';
import { hasCourierPattern, matchesByLengthOnly, recogniseCourier } from '../src/parcels/couriers.ts';
import { declarationProblems, defaultSensitiveWords, isDeclared } from '../src/parcels/declaration.ts';
import { disputableOrders, disputableParcels, disputeMachine } from '../src/parcels/disputes.ts';
import {
  impossibleMeasure,
  type Measures,
  measureBounds,
  measureDoubtsOf,
  measuresDiffer,
} from '../src/parcels/measures.ts';
import {
  findMergeObstacles,
  largestMergeableGroup,
  type MergeCandidate,
  type MergeRules,
  mergeObstacleOf,
} from '../src/parcels/merge.ts';
import {
  defaultProblemSettings,
  overdueReminderDays,
  problemChoicesFor,
  problemTypes,
} from '../src/parcels/problems.ts';
import {
  hasShipped,
  inWarehouseParcelStates,
  isOnShelf,
  parcelMachine,
  parcelStates,
} from '../src/parcels/states.ts';

describe('a declaration', () => {
  it.each([
    [{}, true],
    [{ goodsType: '' }, false],
    [{ goodsName: ' ' }, false],
    [{ declaredValueMinor: 0 }, false],
    [{ declaredValueMinor: 1 }, true],
  ])('with %j is complete: %s', (changes, is) => {
    expect(isDeclared({ goodsType: 'clothes', goodsName: 'Coat', declaredValueMinor: 100, ...changes })).toBe(
      is,
    );
  });

  it('of one piece of the lowest value has no problems', () => {
    const least = { goodsType: 'clothes', goodsName: 'Coat', goodsCount: 1, declaredValueMinor: 1 };
    const rules = { maxDeclaredValueMinor: 1, sensitiveWords: [] };
    expect(declarationProblems(least, rules)).toEqual([]);
    expect(declarationProblems({ ...least, goodsCount: 0, declaredValueMinor: 0 }, rules)).toHaveLength(2);
  });
});

describe('the usual sensitive words', () => {
  it.each([
    ...[
      '玩具枪',
      '玩具槍',
      '弹药箱',
      '彈藥箱',
      '炸药',
      '炸藥',
      '烟花棒',
      '煙火棒',
      '毒品',
      '现金',
      '現金',
      '假货',
    ],
    ...['高仿包', '仿冒包', 'water gun', 'Ammunition box', 'explosive', 'Firework', 'drugs', 'cash'],
    ...['counterfeit bag', 'replica bag'],
  ])('refuse the goods’ name %s', (goodsName) => {
    const goods = { goodsType: 'clothes', goodsName, goodsCount: 1, declaredValueMinor: 1 };
    const rules = { maxDeclaredValueMinor: 1, sensitiveWords: defaultSensitiveWords };
    expect(declarationProblems(goods, rules)).toHaveLength(1);
  });
});

describe('a courier number', () => {
  it.each([
    ['12', false, false],
    ['1234567', true, false],
    ['123456789012', true, false],
    ['123456789012345', true, false],
    ['773012345678', false, true],
    ['SF1234567890123', false, true],
  ])('%s matches by its length only: %s, by more than its length: %s', (number, byLength, byMore) => {
    expect([matchesByLengthOnly(number), hasCourierPattern(number)]).toEqual([byLength, byMore]);
  });
});

describe('a dispute', () => {
  it('is ended by staff, or withdrawn by anybody who has a reason', () => {
    expect(disputeMachine.transitions).toEqual([
      { from: 'open', event: 'confirm', to: 'confirmed', who: ['staff'] },
      { from: 'open', event: 'correct', to: 'corrected', who: ['staff'] },
      { from: 'open', event: 'withdraw', to: 'withdrawn', who: ['member', 'staff', 'system'] },
    ]);
    expect([disputableParcels, disputableOrders]).toEqual([
      ['received', 'shelved'],
      ['awaitingPayment', 'awaitingShipment'],
    ]);
  });
});

describe('measures', () => {
  const { minWeightG, maxWeightG, minSideMm, maxSideMm } = measureBounds;
  const usual: Measures = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 100 };
  it.each([
    [{ weightG: minWeightG }, undefined],
    [{ weightG: minWeightG - 1 }, 'weightG'],
    [{ weightG: maxWeightG }, undefined],
    [{ weightG: maxWeightG + 1 }, 'weightG'],
    [{ lengthMm: minSideMm }, undefined],
    [{ lengthMm: minSideMm - 1 }, 'lengthMm'],
    [{ widthMm: maxSideMm }, undefined],
    [{ widthMm: maxSideMm + 1 }, 'widthMm'],
    [{ heightMm: maxSideMm + 1 }, 'heightMm'],
    [{ lengthMm: 0 }, 'lengthMm'],
    [{ lengthMm: 2_000, widthMm: 2_000, heightMm: 2_000 }, undefined],
    [{ lengthMm: 2_000, widthMm: 2_000, heightMm: 2_001 }, 'lengthMm'],
  ])('of %j: impossible because of %s', (changes, field) => {
    expect(impossibleMeasure({ ...usual, ...changes })).toBe(field);
  });

  const likely = { maxWeightG: 40_000, maxSideMm: 1_800 };
  const litre = { lengthMm: 100, widthMm: 100, heightMm: 100 };
  it.each([
    [{}, []],
    [{ weightG: 30, lengthMm: 100, widthMm: 50, heightMm: 20 }, []],
    [{ weightG: 29, lengthMm: 100, widthMm: 50, heightMm: 20 }, ['light']],
    [{ weightG: 40_000, lengthMm: 1_000 }, []],
    [{ weightG: 40_001, lengthMm: 1_000 }, ['heavy']],
    [{ lengthMm: 1_800, heightMm: 50 }, []],
    [{ lengthMm: 1_801, heightMm: 50 }, ['long']],
    [{ widthMm: 1_801, heightMm: 50 }, ['long']],
    // 10 litres at 4 g per litre, and a gram less.
    [{ weightG: 40, lengthMm: 1_000, widthMm: 100, heightMm: 100 }, []],
    [{ weightG: 39, lengthMm: 1_000, widthMm: 100, heightMm: 100 }, ['airy']],
    // A parcel of at most a litre may be light, but never counts as airy.
    [{ weightG: 3, ...litre }, ['light']],
    // 1 litre at 8 kg, and a gram more. A parcel of at most a kilogram is never too dense.
    [{ weightG: 8_000, ...litre }, []],
    [{ weightG: 8_001, ...litre }, ['dense']],
    [{ weightG: 1_000, lengthMm: 100, widthMm: 100, heightMm: 1 }, []],
    [{ weightG: 1_001, lengthMm: 100, widthMm: 100, heightMm: 1 }, ['dense']],
  ])('of %j: doubtful because of %j', (changes, doubts) => {
    expect(measureDoubtsOf({ ...usual, ...changes }, likely)).toEqual(doubts);
  });

  it('differ by more than scales do, also by a share of the larger one', () => {
    const big = { weightG: 10_000, lengthMm: 1_000, widthMm: 200, heightMm: 100 };
    expect(measuresDiffer(big, { ...big, weightG: 9_500 })).toBe(false);
    expect(measuresDiffer(big, { ...big, weightG: 9_499 })).toBe(true);
    expect(measuresDiffer(big, { ...big, lengthMm: 950 })).toBe(false);
    expect(measuresDiffer(big, { ...big, lengthMm: 949 })).toBe(true);
    // The difference of 48 is within the tolerance for the larger measure, though not for the smaller one.
    expect(measuresDiffer({ ...big, lengthMm: 949 }, { ...big, lengthMm: 997 })).toBe(false);
  });
});

describe('parcels that ship together', () => {
  const rules: MergeRules = { mergeBy: 'type', goodsClasses: {}, picturesNeeded: true };
  const parcel = (id: string, more: Partial<MergeCandidate> = {}): MergeCandidate => ({
    ...{ id, state: 'shelved', warehouseId: 'w', goodsType: 'clothes', declared: true, hasPictures: true },
    ...{ blocked: false, inService: false, awaited: false, travelsAlone: false, ...more },
  });
  const alone = { travelsAlone: true };

  it('checks one more parcel against the chosen ones, whether or not it is among them', () => {
    const [a, b] = [parcel('a'), parcel('b')];
    expect(mergeObstacleOf(b, [a], rules)).toBeUndefined();
    expect(mergeObstacleOf(b, [a, b], rules)).toBeUndefined();
    expect(mergeObstacleOf(parcel('c', { warehouseId: 'x' }), [a, b], rules)).toBe('parcel.otherWarehouse');
    expect(mergeObstacleOf(parcel('c', alone), [a], rules)).toBe('parcel.travelsAlone');
    expect(mergeObstacleOf(parcel('c', alone), [], rules)).toBeUndefined();
    expect(mergeObstacleOf(b, [a, parcel('d', alone)], rules)).toBe('parcel.travelsAlone');
    expect(mergeObstacleOf(b, [], rules)).toBeUndefined();
    expect(mergeObstacleOf(parcel('c', { blocked: true }), [], rules)).toBe('parcel.blocked');
    expect(mergeObstacleOf(parcel('d', alone), [parcel('d', alone)], rules)).toBeUndefined();
  });

  it('picks the largest group of many, and the first of equals', () => {
    const of = (...parcels: MergeCandidate[]) => largestMergeableGroup(parcels, rules).map(({ id }) => id);
    const shoes = { goodsType: 'food' };
    expect(of(parcel('a'), parcel('b', shoes), parcel('c', shoes))).toEqual(['b', 'c']);
    expect(of(parcel('a', shoes), parcel('b'), parcel('c'), parcel('d', shoes))).toEqual(['a', 'd']);
    expect(of(parcel('a', alone), parcel('b'), parcel('c', { blocked: true }))).toEqual(['b']);
    expect(of()).toEqual([]);
  });

  it.each([
    ['forecast', 'parcel.notShelved'],
    ['received', 'parcel.notShelved'],
    ['unclaimed', 'parcel.notShelved'],
    ['requested', 'parcel.inOrder'],
    ['packed', 'parcel.inOrder'],
    ['signed', 'parcel.left'],
  ] as const)('contains no parcel that is %s', (state, reason) => {
    expect(findMergeObstacles([parcel('a', { state })], rules)).toEqual([{ id: 'a', reason }]);
  });
});

describe('problem parcels', () => {
  it('are returned or destroyed if they are in the warehouse and in no order', () => {
    const offered = inWarehouseParcelStates.filter((state) =>
      problemTypes.some((type) => problemChoicesFor(type, state).some((choice) => choice === 'return')),
    );
    expect(offered).toEqual(['received', 'shelved', 'unclaimed', 'refused']);
  });

  it('cost the default fee for a return, and nothing for destruction, if the shop sets no fees', () => {
    expect(defaultProblemSettings).toEqual({ returnFeeMinor: 10_000, destroyFeeMinor: 0, escalateDays: 7 });
  });

  it('have reminders when they become overdue, and later again', () => {
    const ages = (secondDays: number | null, thirdDays: number | null) =>
      overdueReminderDays({ escalateDays: 7 }, { secondDays, thirdDays });
    expect(ages(14, 30)).toEqual([7, 14, 30]);
    expect(ages(null, 30)).toEqual([7, 30]);
    expect(ages(7, 8)).toEqual([7, 8]);
    expect(ages(null, null)).toEqual([7]);
  });
});

it('a code of a known series is likelier than one of the right length', () => {
  expect(recogniseCourier('73123456789012')[0]).toBe('zto');
  expect(recogniseCourier('7312345678901')).toEqual(['zto', 'sto', 'yunda']);
});

test('a parcel begins in one of five states, and six states are in the warehouse', () => {
  expect(parcelMachine.initial).toEqual(['forecast', 'unclaimed', 'refused', 'received', 'shelved']);
  expect(inWarehouseParcelStates).toEqual([
    'received',
    'shelved',
    'requested',
    'packed',
    'unclaimed',
    'refused',
  ]);
});

test('two states of a parcel mean that it has left, and two that it is on its shelf', () => {
  expect(parcelStates.filter(hasShipped)).toEqual(['shipped', 'signed']);
  expect(parcelStates.filter(isOnShelf)).toEqual(['shelved', 'requested']);
  expect([hasShipped(undefined), isOnShelf(undefined)]).toEqual([false, false]);
});
