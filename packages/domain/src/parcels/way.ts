import { type OrderState, orderStates } from '../orders/states.ts';
import { type ParcelState, parcelStates } from './states.ts';

/**
 * The counts on a member's home page, in order. `beingPacked` is our own, the other five are the
 * specification's.
 */
export const wayCounts = [
  'toBeWarehoused',
  'toBeConsolidated',
  'beingPacked',
  'toBePaid',
  'toBeDelivered',
  'toBeSigned',
] as const;
export type WayCount = (typeof wayCounts)[number];

/**
 * The count that a parcel without an order belongs to. `inOrder`: its order decides. `ended`: none, because
 * nothing more will happen.
 */
const ofParcel = {
  forecast: 'toBeWarehoused',
  // Received and not shelved yet: it counts like a shelved one, because it waits for its member.
  received: 'toBeConsolidated',
  shelved: 'toBeConsolidated',
  requested: 'inOrder',
  packed: 'inOrder',
  shipped: 'inOrder',
  signed: 'ended',
  // An unclaimed parcel has no member, so it belongs to no count.
  unclaimed: 'ended',
  refused: 'ended',
  returned: 'ended',
  destroyed: 'ended',
  lost: 'ended',
  expired: 'ended',
  split: 'ended',
} as const satisfies Readonly<Record<ParcelState, WayCount | 'inOrder' | 'ended'>>;

const ofOrder = {
  processing: 'beingPacked',
  awaitingPayment: 'toBePaid',
  awaitingShipment: 'toBeDelivered',
  awaitingSignature: 'toBeSigned',
  signed: 'ended',
  cancelled: 'ended',
} as const satisfies Readonly<Record<OrderState, WayCount | 'ended'>>;

/**
 * The one count that a parcel belongs to; `ended` if it belongs to none.
 * @example wayOf('shelved', undefined) // → 'toBeConsolidated'
 * @example wayOf('packed', 'awaitingPayment') // → 'toBePaid'
 */
export function wayOf(parcel: ParcelState, order: OrderState | null): WayCount | 'ended' {
  const own = ofParcel[parcel];
  if (own !== 'inOrder') return own;
  return order === null ? 'ended' : ofOrder[order];
}

/** The parcel states and order states of a count. One of the two lists is always empty. */
export const parcelStatesIn = (count: WayCount): ParcelState[] =>
  parcelStates.filter((state) => ofParcel[state] === count);
export const orderStatesIn = (count: WayCount): OrderState[] =>
  orderStates.filter((state) => ofOrder[state] === count);
