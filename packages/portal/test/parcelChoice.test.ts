import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { describe, expect, test } from 'vitest';
import { mergeObstacleFor, mergeProblemsOfChoice } from '../src/parcels/choice.ts';
import { readLastGoods, storeLastGoods } from '../src/parcels/lastGoods.ts';
import { mergeRulesOf } from '../src/shell/merging.ts';

const rules = mergeRulesOf({
  mergeBy: 'type',
  picturesNeeded: true,
  list: [
    { code: 'clothes', goodsClass: 'general' },
    { code: 'shoes', goodsClass: 'general' },
    { code: 'plants', goodsClass: 'prohibited' },
  ],
});
const row = (id: string, changes: Partial<ParcelRow> = {}) =>
  ({
    id,
    state: 'shelved',
    warehouseId: 'w1',
    goodsType: 'clothes',
    goodsName: '上衣',
    declaredValueMinor: 100,
    thumb: '/files/1',
    blocked: false,
    travelsAlone: false,
    ...changes,
  }) as ParcelRow;

describe('choosing parcels to ship together (specification, section 5, Consolidation)', () => {
  test.each([
    ['the same warehouse', { warehouseId: 'w2' }, 'parcel.otherWarehouse'],
    ['the same goods type', { goodsType: 'shoes' }, 'parcel.otherGoods'],
    ['a place on the shelf', { state: 'received' as const }, 'parcel.notShelved'],
    ['not being in another order', { state: 'requested' as const }, 'parcel.inOrder'],
    ['pictures', { thumb: null }, 'parcel.noPictures'],
    ['goods that may travel', { goodsType: 'plants' }, 'parcel.prohibited'],
    ['no open problem', { blocked: true }, 'parcel.blocked'],
    ['being allowed company', { travelsAlone: true }, 'parcel.travelsAlone'],
    ['a declaration', { goodsType: '' }, 'parcel.undeclared'],
    ['a declaration with a value', { declaredValueMinor: 0 }, 'parcel.undeclared'],
  ])('needs %s', (_, changes, reason) => {
    expect(mergeObstacleFor(row('b', changes), [row('a')], rules)).toBe(reason);
    expect(mergeProblemsOfChoice([row('a'), row('b', changes)], rules).get('b')).toBe(reason);
  });

  test('has no obstacle for similar parcels, or for a single one', () => {
    expect(mergeObstacleFor(row('b'), [row('a')], rules)).toBeUndefined();
    expect(mergeObstacleFor(row('a', { travelsAlone: true }), [], rules)).toBeUndefined();
    expect(mergeProblemsOfChoice([row('a'), row('b')], rules).size).toBe(0);
  });

  test('blocks all other parcels once one that ships alone is chosen', () => {
    expect(mergeObstacleFor(row('b'), [row('a', { travelsAlone: true })], rules)).toBe('parcel.travelsAlone');
  });

  test('lets a shop merge by class', () => {
    const byClass = { ...rules, mergeBy: 'class' as const };
    expect(mergeObstacleFor(row('b', { goodsType: 'shoes' }), [row('a')], byClass)).toBeUndefined();
  });
});

describe('the goods of the last forecast', () => {
  test('are remembered without the data of a single parcel', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readLastGoods(storage)).toEqual({});
    const goods = { goodsType: 'clothes', goodsName: '上衣', goodsCount: 2, declaredValueMinor: 100 };
    storeLastGoods({ ...goods, courierNumber: 'SF1' } as typeof goods, storage);
    expect(readLastGoods(storage)).toEqual(goods);
  });

  test('are empty if the storage is blocked or damaged', () => {
    const closed = {
      getItem: () => 'not json',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readLastGoods(closed)).toEqual({});
    expect(() => storeLastGoods({}, closed)).not.toThrow();
  });
});
