import { describe, expect, it } from 'vitest';
import { mergeByType as byType, shelvedParcel as parcel } from '../samples/parcels.ts';
import {
  courierNumberProblem,
  parseCourierNumbers,
  recogniseCourier,
  s10CheckDigit,
} from '../src/parcels/couriers.ts';
import { type Declaration, declarationProblems, sensitiveWordIn } from '../src/parcels/declaration.ts';
import { defaultGoodsClass, goodsClassOf, goodsTypes, isGoodsType } from '../src/parcels/goods.ts';
import { findMergeObstacles, type MergeCandidate, type MergeRules } from '../src/parcels/merge.ts';
import { defaultSettings, settingsOf } from '../src/shops/settings.ts';

describe('courier numbers', () => {
  it.each([
    ['SF1234567890123', ['sf']],
    ['sf123456789012', ['sf']],
    ['YT1234567890123', ['yto']],
    ['JT1234567890123', ['jt']],
    ['JDVA12345678901', ['jd']],
    ['DPK123456789012', ['deppon']],
    ['DPL123456789012', ['deppon']],
    ['12345678', ['deppon']],
    ['731234567890', ['zto', 'sto', 'sf']],
    ['773123456789012', ['yunda']],
    ['7731234567890', ['sto', 'zto', 'yunda']],
    ['5812345678901', ['sto', 'zto', 'yunda']],
    ['123456789012345', ['yunda']],
    ['12345678901234', ['zto']],
    ['EE473124829CN', ['ems']],
    ['JD473124829CN', ['ems', 'jd']],
    ['JD473124820CN', ['jd', 'ems']],
    ['FORWARDER-7', []],
  ])('%s looks like %j', (number, expected) => {
    expect(recogniseCourier(number)).toEqual(expected);
  });

  it('S10 check digits, with both exceptions', () => {
    expect(s10CheckDigit('47312482')).toBe(9);
    expect(s10CheckDigit('00000000')).toBe(5);
    // The weighted sum 8 + 4 leaves a remainder of 1 modulo 11, so the check digit would be 10. It becomes 0.
    expect(s10CheckDigit('10100000')).toBe(0);
  });

  it('are found in pasted text between commas, Chinese commas, blanks or lines, each once, in order', () => {
    expect(parseCourierNumbers(' sf1,YT2，JT3、a-4;B5；\nｃ６\t sf1  Sf1 ')).toEqual({
      numbers: ['SF1', 'YT2', 'JT3', 'A-4', 'B5', 'C6'],
      repeated: ['SF1'],
    });
    expect(parseCourierNumbers(' ,\n ')).toEqual({ numbers: [], repeated: [] });
  });

  it('are refused for their characters only', () => {
    expect(courierNumberProblem('UNKNOWN-COURIER-1')).toBeUndefined();
    expect(courierNumberProblem('')).toBe('field.required');
    for (const number of ['ABCD', 'A'.repeat(41), 'SF 12345', 'SF<1>23']) {
      expect(courierNumberProblem(number), number).toBe('field.courierNumber');
    }
  });
});

describe('goods', () => {
  it('are of the fifteen types of the specification, each with a class', () => {
    expect(goodsTypes).toHaveLength(15);
    for (const type of goodsTypes) expect(defaultGoodsClass[type]).toBeDefined();
    expect(isGoodsType('clothes')).toBe(true);
    expect(isGoodsType('weapons')).toBe(false);
  });

  it('have the class that the shop gives them', () => {
    expect(goodsClassOf('plants')).toBe('prohibited');
    expect(goodsClassOf('plants', { plants: 'special' })).toBe('special');
  });
});

describe('parcels that can ship together', () => {
  const byClass: MergeRules = { mergeBy: 'class', goodsClasses: {}, picturesNeeded: true };

  it('same warehouse, same goods type, on the shelf, with pictures', () => {
    expect(findMergeObstacles([parcel('a'), parcel('b')], byType)).toEqual([]);
    expect(findMergeObstacles([], byType)).toEqual([]);
  });

  it.each([
    ['parcel.notShelved', { state: 'received' }],
    ['parcel.inOrder', { state: 'requested' }],
    ['parcel.inOrder', { state: 'packed' }],
    ['parcel.left', { state: 'shipped' }],
    ['parcel.blocked', { blocked: true }],
    ['parcel.inService', { inService: true }],
    ['parcel.inVipOrder', { awaited: true }],
    ['parcel.noPictures', { hasPictures: false }],
    ['parcel.undeclared', { declared: false }],
    ['parcel.undeclared', { goodsType: '' }],
    ['parcel.prohibited', { goodsType: 'plants' }],
    ['parcel.travelsAlone', { travelsAlone: true }],
    ['parcel.otherWarehouse', { warehouseId: 'yiwu' }],
    ['parcel.otherGoods', { goodsType: 'shoes' }],
  ] as [string, Partial<MergeCandidate>][])('%s', (reason, more) => {
    expect(findMergeObstacles([parcel('a'), parcel('b', more)], byType)).toEqual([{ id: 'b', reason }]);
  });

  it('a shop may allow parcels without pictures', () => {
    const chosen = [parcel('a'), parcel('b', { hasPictures: false })];
    expect(findMergeObstacles(chosen, { ...byType, picturesNeeded: false })).toEqual([]);
    expect(findMergeObstacles(chosen, { ...byType, picturesNeeded: true })).toHaveLength(1);
  });

  it('a parcel that ships alone can do so', () => {
    expect(findMergeObstacles([parcel('a', { travelsAlone: true })], byType)).toEqual([]);
  });

  it('a parcel that cannot ship does not restrict the others', () => {
    const chosen = [parcel('a', { state: 'received', warehouseId: 'yiwu' }), parcel('b'), parcel('c')];
    expect(findMergeObstacles(chosen, byType)).toEqual([{ id: 'a', reason: 'parcel.notShelved' }]);
  });

  it('a shop may compare classes instead of types', () => {
    const chosen = [
      parcel('a'),
      parcel('b', { goodsType: 'shoes' }),
      parcel('c', { goodsType: 'electronics' }),
    ];
    expect(findMergeObstacles(chosen, byClass)).toEqual([{ id: 'c', reason: 'parcel.otherGoods' }]);
    const loosened: MergeRules = { ...byClass, goodsClasses: { electronics: 'general' } };
    expect(findMergeObstacles(chosen, loosened)).toEqual([]);
  });
});

describe('a declaration', () => {
  const good: Declaration = {
    goodsName: '棉質T恤',
    goodsType: 'clothes',
    goodsCount: 2,
    declaredValueMinor: 40_000,
  };
  const wrong = (more: Partial<Declaration>) =>
    declarationProblems(
      { ...good, ...more },
      { maxDeclaredValueMinor: 5_000_000, sensitiveWords: ['cash', '彈藥'] },
    );

  it('that is complete has no problems', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ goodsName: '字'.repeat(50), declaredValueMinor: 5_000_000 })).toEqual([]);
  });

  it.each([
    [{ goodsName: ' ' }, 'goodsName', 'field.required', {}],
    [{ goodsName: '字'.repeat(51) }, 'goodsName', 'field.goodsNameTooLong', { max: 50 }],
    [{ goodsName: 'play cash' }, 'goodsName', 'field.sensitiveWord', { word: 'cash' }],
    [{ goodsType: '' }, 'goodsType', 'field.required', {}],
    [{ goodsType: 'weapons' }, 'goodsType', 'field.goodsType', {}],
    [{ goodsCount: 0 }, 'goodsCount', 'field.tooSmall', { min: 1 }],
    [{ goodsCount: 1.5 }, 'goodsCount', 'field.integer', {}],
    [{ declaredValueMinor: 0 }, 'declaredValueMinor', 'field.tooSmall', { min: 1 }],
    [{ declaredValueMinor: Number.NaN }, 'declaredValueMinor', 'field.integer', {}],
    [
      { declaredValueMinor: 5_000_001 },
      'declaredValueMinor',
      'field.declaredValueTooBig',
      { maxMinor: 5_000_000 },
    ],
  ] as const)('%j: %s %s', (more, field, key, params) => {
    expect(wrong(more)).toEqual([{ field, key, params }]);
  });
});

describe('sensitive words', () => {
  it.each([
    ['CASH gift', 'cash'],
    ['cash-gift', 'cash'],
    ['ｃａｓｈ', 'cash'],
    ['cashmere scarf', undefined],
    ['玩具彈 藥箱', '彈藥'],
    ['彈·藥', '彈藥'],
    ['彈簧', undefined],
  ])('%j contains %s', (text, expected) => {
    expect(sensitiveWordIn(text, ['', 'cash', '彈藥'])).toBe(expected);
  });
});

describe('shop settings', () => {
  it('have defaults for everything that a shop has not set', () => {
    expect(settingsOf({}, 'TWD')).toEqual(defaultSettings);
    expect(settingsOf({ batchMax: 20 }, 'TWD')).toEqual({ ...defaultSettings, batchMax: 20 });
    expect(settingsOf({ rechargeMinMinor: 7 }, 'JPY')).toMatchObject({
      maxDeclaredValueMinor: 50_000,
      rechargeMinMinor: 7,
      rechargeMaxMinor: 100_000,
      adjustAloneMaxMinor: 5_000,
      points: { earnPerMinor: 100, worthMinor: 1, maxShareBp: 5000 },
      promotion: { rateBp: 500 },
      batchMax: 50,
      sensitiveWords: defaultSettings.sensitiveWords,
    });
    expect(defaultSettings.batchMax).toBe(50);
    expect(defaultSettings.resendSeconds).toBe(60);
  });
});
