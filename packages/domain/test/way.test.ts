import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderState, orderStates } from '../src/orders/states.ts';
import {
  homePageCountOf,
  homePageCounts,
  orderStatesOfCount,
  parcelStatesOfCount,
} from '../src/parcels/homeCounts.ts';
import { type ParcelState, parcelStates } from '../src/parcels/states.ts';
import { forAll } from './forAll.ts';

/** How often a member's counts include a parcel, directly or through its order. */
function shown(parcel: ParcelState, order: OrderState | null): number {
  return homePageCounts.filter(
    (count) =>
      parcelStatesOfCount(count).includes(parcel) ||
      (order !== null && orderStatesOfCount(count).includes(order)),
  ).length;
}

const withoutOrder: readonly ParcelState[] = ['forecast', 'received', 'shelved'];
const inOrders: readonly ParcelState[] = ['requested', 'packed', 'shipped'];
const running = orderStates.filter((state) => state !== 'signed' && state !== 'cancelled');

it('every parcel that has not ended is in exactly one count', () => {
  forAll(
    fc.oneof(
      fc.record({ parcel: fc.constantFrom(...withoutOrder), order: fc.constant(null) }),
      fc.record({ parcel: fc.constantFrom(...inOrders), order: fc.constantFrom(...running) }),
    ),
    ({ parcel, order }) => {
      expect(shown(parcel, order)).toBe(1);
      expect(homePageCounts).toContain(homePageCountOf(parcel, order));
    },
  );
});

it('ended parcels are in none, and each state has its own count', () => {
  for (const state of parcelStates)
    expect(shown(state, null)).toBe(homePageCountOf(state, null) === 'ended' ? 0 : 1);
  expect(homePageCountOf('signed', 'signed')).toBe('ended');
});
