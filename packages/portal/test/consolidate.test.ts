import { describe, expect, test } from 'vitest';
import { type ShelvedParcel, suggestedParcels } from '../src/orders/consolidation.ts';
import { type FlowChoices, flowFromSearch, flowToSearch } from '../src/orders/flow.ts';

describe('the consolidation flow in the URL', () => {
  const full: FlowChoices = {
    step: 'review',
    parcelIds: ['a', 'b'],
    addressId: 'home',
    pickupPointId: undefined,
    consignee: undefined,
    phone: undefined,
    channelId: 'sea',
    carrierId: 'kerry',
    insuredMinor: 50_000,
    taxIncluded: true,
    cashOnDelivery: true,
    memberCouponId: 'ten-off',
    points: 12,
    noDiscount: false,
    services: [{ serviceId: 's1', quantity: 2 }],
    declarerIds: ['d1', 'd2'],
  };

  test('a reload restores every choice', () => {
    expect(flowFromSearch(flowToSearch(full))).toEqual(full);
  });

  test('an empty choice differs from no parcels', () => {
    expect(flowFromSearch({}).parcelIds).toBeUndefined();
    const cleared = flowToSearch({ ...full, parcelIds: [] });
    expect(flowFromSearch(cleared).parcelIds).toEqual([]);
  });

  test('any URL gives a valid flow', () => {
    expect(
      flowFromSearch({ step: 'elsewhere', insured: 'much', tax: 'yes', parcels: 7, points: -3 }),
    ).toMatchObject({
      step: 'parcels',
      parcelIds: ['7'],
      insuredMinor: 0,
      points: 0,
      taxIncluded: false,
    });
  });
});

describe('parcels suggested before anything is chosen', () => {
  const parcel = (id: string, more: Partial<ShelvedParcel> = {}) =>
    ({
      id,
      warehouseId: 'w',
      state: 'shelved',
      goodsType: 'clothes',
      goodsName: '上衣',
      declaredValueMinor: 100,
      blocked: false,
      travelsAlone: false,
      thumb: '/p',
      ...more,
    }) as ShelvedParcel;

  const rules = { mergeBy: 'type', goodsClasses: {}, picturesNeeded: true } as const;

  test('the largest set of one warehouse and goods type', () => {
    const shoes = { goodsType: 'shoes' };
    expect(suggestedParcels([parcel('a'), parcel('b', shoes), parcel('c', shoes)], rules)).toEqual([
      'b',
      'c',
    ]);
  });

  test.each([
    ['blocked', { blocked: true }],
    ['travelling alone', { travelsAlone: true }],
    ['without a picture', { thumb: null }],
    ['undeclared', { goodsType: '' }],
  ])('none that is %s', (_, more) => {
    expect(suggestedParcels([parcel('a'), parcel('b', more), parcel('c', more)], rules)).toEqual(['a']);
  });

  test('by class if the shop merges so, and without pictures if it requires none', () => {
    const mixed = [parcel('a'), parcel('b', { goodsType: 'shoes', thumb: null })];
    expect(suggestedParcels(mixed, { ...rules, mergeBy: 'class', picturesNeeded: false })).toEqual([
      'a',
      'b',
    ]);
  });

  test('nothing from an empty shelf', () => {
    expect(suggestedParcels([], rules)).toEqual([]);
  });
});
