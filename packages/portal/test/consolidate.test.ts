import { describe, expect, test } from 'vitest';
import { largestGroup, type ShelvedParcel } from '../src/orders/consolidation.ts';
import { type Flow, flowIn, searchOf } from '../src/orders/flow.ts';

describe('the consolidation flow in the URL', () => {
  const full: Flow = {
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
    declarerIds: ['d1', 'd2'],
  };

  test('a reload finds everything that was chosen', () => {
    expect(flowIn(searchOf(full))).toEqual(full);
  });

  test('nothing chosen is not the same as no parcels', () => {
    expect(flowIn({}).parcelIds).toBeUndefined();
    const cleared = searchOf({ ...full, parcelIds: [] });
    expect(flowIn(cleared).parcelIds).toEqual([]);
  });

  test('whatever stands in the URL, the flow is whole', () => {
    expect(flowIn({ step: 'elsewhere', insured: 'much', tax: 'yes', parcels: 7, points: -3 })).toMatchObject({
      step: 'parcels',
      parcelIds: ['7'],
      insuredMinor: 0,
      points: 0,
      taxIncluded: false,
    });
  });
});

describe('parcels chosen for somebody who has not chosen', () => {
  const parcel = (id: string, more: Partial<ShelvedParcel> = {}) =>
    ({
      id,
      warehouseId: 'w',
      goodsType: 'clothes',
      blocked: false,
      travelsAlone: false,
      thumb: '/p',
      ...more,
    }) as ShelvedParcel;

  test('the largest set of one warehouse and goods type', () => {
    const shoes = { goodsType: 'shoes' };
    expect(largestGroup([parcel('a'), parcel('b', shoes), parcel('c', shoes)])).toEqual(['b', 'c']);
  });

  test.each([
    ['blocked', { blocked: true }],
    ['travelling alone', { travelsAlone: true }],
    ['without a picture', { thumb: null }],
  ])('none that is %s', (_, more) => {
    expect(largestGroup([parcel('a'), parcel('b', more), parcel('c', more)])).toEqual(['a']);
  });

  test('nothing from an empty shelf', () => {
    expect(largestGroup([])).toEqual([]);
  });
});
