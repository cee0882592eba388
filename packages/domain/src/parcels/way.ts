import { type OrderState, orderStates } from '../orders/states.ts';
import { type ParcelState, parcelStates } from './states.ts';

/** The counts of a member's home page, in the order of the way; `beingPacked` stands beside the specification's five. */
export const wayCounts = [
  'toBeWarehoused',
  'toBeConsolidated',
  'beingPacked',
  'toBePaid',
  'toBeDelivered',
  'toBeSigned',
] as const;
export type WayCount = (typeof wayCounts)[number];

/** A parcel without an order: which count it is in. `inOrder`: its order says it; `ended`: nothing is left to happen. */
const ofParcel = {
  forecast: 'toBeWarehoused',
  // Here and not put away yet: it waits in the house for its member, like what lies on the shelf.
  received: 'toBeConsolidated',
  shelved: 'toBeConsolidated',
  requested: 'inOrder',
  packed: 'inOrder',
  shipped: 'inOrder',
  signed: 'ended',
  // Nobody's, so in nobody's counts.
  unclaimed: 'ended',
  refused: 'ended',
  returned: 'ended',
  destroyed: 'ended',
  lost: 'ended',
  expired: 'ended',
} as const satisfies Readonly<Record<ParcelState, WayCount | 'inOrder' | 'ended'>>;

const ofOrder = {
  processing: 'beingPacked',
  awaitingPayment: 'toBePaid',
  awaitingShipment: 'toBeDelivered',
  awaitingSignature: 'toBeSigned',
  signed: 'ended',
  cancelled: 'ended',
} as const satisfies Readonly<Record<OrderState, WayCount | 'ended'>>;

/** The one count in which a parcel is; `ended` where it is on no way any more. */
export function wayOf(parcel: ParcelState, order: OrderState | null): WayCount | 'ended' {
  const own = ofParcel[parcel];
  if (own !== 'inOrder') return own;
  return order === null ? 'ended' : ofOrder[order];
}

/** The states of the parcels, and of the orders, that a count is made of: one of both is always empty. */
export const parcelStatesIn = (count: WayCount): ParcelState[] =>
  parcelStates.filter((state) => ofParcel[state] === count);
export const orderStatesIn = (count: WayCount): OrderState[] =>
  orderStates.filter((state) => ofOrder[state] === count);
