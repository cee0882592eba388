import { type OrderState, orderStates } from '../orders/states.ts';
import { type ParcelState, parcelStates } from './states.ts';

/**
 * The counts on a member's home page, in order. `beingPacked` is our own addition; the specification defines the
 * other five.
 */
export const homePageCounts = [
  'toBeWarehoused',
  'toBeConsolidated',
  'beingPacked',
  'toBePaid',
  'toBeDelivered',
  'toBeSigned',
] as const;
export type HomePageCount = (typeof homePageCounts)[number];

/**
 * The count that a parcel without an order belongs to. `inOrder`: its order decides. `ended`: none, because
 * nothing more will happen.
 */
const ofParcel = {
  forecast: 'toBeWarehoused',
  // A parcel that is received and not shelved yet counts like a shelved one, because it waits for its member.
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
} as const satisfies Readonly<Record<ParcelState, HomePageCount | 'inOrder' | 'ended'>>;

const ofOrder = {
  processing: 'beingPacked',
  awaitingPayment: 'toBePaid',
  awaitingShipment: 'toBeDelivered',
  awaitingSignature: 'toBeSigned',
  signed: 'ended',
  cancelled: 'ended',
} as const satisfies Readonly<Record<OrderState, HomePageCount | 'ended'>>;

/**
 * The one count that a parcel belongs to; `ended` if it belongs to none.
 * @example homePageCountOf('shelved', null) // → 'toBeConsolidated'
 * @example homePageCountOf('packed', 'awaitingPayment') // → 'toBePaid'
 */
export function homePageCountOf(parcel: ParcelState, order: OrderState | null): HomePageCount | 'ended' {
  const own = ofParcel[parcel];
  if (own !== 'inOrder') return own;
  return order === null ? 'ended' : ofOrder[order];
}

/**
 * The parcel states of a count. Empty for a count of orders.
 * @example parcelStatesOfCount('toBeConsolidated') // → ['received', 'shelved']
 */
export const parcelStatesOfCount = (count: HomePageCount): ParcelState[] =>
  parcelStates.filter((state) => ofParcel[state] === count);
/**
 * The order states of a count. Empty for a count of parcels.
 * @example orderStatesOfCount('toBePaid') // → ['awaitingPayment']
 */
export const orderStatesOfCount = (count: HomePageCount): OrderState[] =>
  orderStates.filter((state) => ofOrder[state] === count);
