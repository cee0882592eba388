import type { Machine, Transition, Who } from '../machine.ts';
import { isOneOf } from '../records.ts';

/** The states of a parcel, in the order in which a parcel usually passes them; those beside the line come last. */
export const parcelStates = [
  'forecast',
  'received',
  'shelved',
  'requested',
  'packed',
  'shipped',
  'signed',
  'unclaimed',
  'refused',
  'returned',
  'destroyed',
  'lost',
  'expired',
] as const;
export type ParcelState = (typeof parcelStates)[number];

const parcelEvents = [
  'receive',
  'shelve',
  'request',
  'release',
  'pack',
  'ship',
  'sign',
  'claimReceived',
  'claimShelved',
  'refuse',
  'return',
  'destroy',
  'lose',
  'undoReceive',
  'undoShelve',
  'undoShip',
  'unpack',
  'receiveUnclaimed',
  'expire',
  'renew',
] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** All that a parcel's history tells. */
export const parcelSteps = ['forecast', 'buy', ...parcelEvents] as const;
export type ParcelStep = (typeof parcelSteps)[number];

const staff: readonly Who[] = ['staff'];
const arrival: readonly Who[] = ['staff', 'system'];
const anyone: readonly Who[] = ['member', 'staff', 'system'];

const transitions: readonly Transition<ParcelState, ParcelEvent>[] = [
  { from: 'forecast', event: 'receive', to: 'received', who: staff },
  { from: 'forecast', event: 'refuse', to: 'refused', who: arrival },
  // A number scanned by mistake and undone stays without a member; this is its second arrival.
  { from: 'forecast', event: 'receiveUnclaimed', to: 'unclaimed', who: staff },
  // It was announced and did not come within the shop's days. What comes after all is received like any other.
  { from: 'forecast', event: 'expire', to: 'expired', who: ['system'] },
  { from: 'expired', event: 'receive', to: 'received', who: staff },
  { from: 'expired', event: 'refuse', to: 'refused', who: arrival },
  { from: 'expired', event: 'renew', to: 'forecast', who: ['member'] },
  { from: 'received', event: 'shelve', to: 'shelved', who: staff },
  { from: 'received', event: 'undoReceive', to: 'forecast', who: staff },
  { from: 'received', event: 'return', to: 'returned', who: staff },
  { from: 'received', event: 'destroy', to: 'destroyed', who: staff },
  { from: 'shelved', event: 'request', to: 'requested', who: anyone },
  { from: 'shelved', event: 'undoShelve', to: 'received', who: staff },
  { from: 'shelved', event: 'return', to: 'returned', who: staff },
  { from: 'shelved', event: 'destroy', to: 'destroyed', who: staff },
  { from: 'requested', event: 'pack', to: 'packed', who: staff },
  { from: 'requested', event: 'release', to: 'shelved', who: anyone },
  { from: 'packed', event: 'ship', to: 'shipped', who: staff },
  { from: 'packed', event: 'unpack', to: 'requested', who: staff },
  { from: 'packed', event: 'release', to: 'shelved', who: anyone },
  { from: 'shipped', event: 'undoShip', to: 'packed', who: staff },
  { from: 'shipped', event: 'sign', to: 'signed', who: anyone },
  // The order was cancelled on the way and the goods came back to the shelf: only somebody standing there can say so.
  { from: 'shipped', event: 'release', to: 'shelved', who: staff },
  { from: 'shipped', event: 'return', to: 'returned', who: staff },
  // Which claim it is depends on whether the parcel already lies on a shelf. Staff claim for a member whom they recognise.
  // The order that it travelled with was declared lost and is cancelled: it lies on no shelf.
  { from: 'shipped', event: 'lose', to: 'lost', who: staff },
  { from: 'lost', event: 'receive', to: 'received', who: staff },
  { from: 'unclaimed', event: 'claimReceived', to: 'received', who: anyone },
  { from: 'unclaimed', event: 'claimShelved', to: 'shelved', who: anyone },
  { from: 'unclaimed', event: 'refuse', to: 'refused', who: arrival },
  { from: 'unclaimed', event: 'return', to: 'returned', who: staff },
  { from: 'unclaimed', event: 'destroy', to: 'destroyed', who: staff },
  { from: 'unclaimed', event: 'undoReceive', to: 'forecast', who: staff },
  { from: 'refused', event: 'undoReceive', to: 'forecast', who: staff },
  { from: 'refused', event: 'return', to: 'returned', who: staff },
  { from: 'refused', event: 'destroy', to: 'destroyed', who: staff },
];

/**
 * A parcel's way from forecast to signature (design: "States"). A parcel begins as `forecast` (its member announced
 * it), as `unclaimed` (it arrived and nobody had), as `refused` (it arrived unannounced and matched a refusal), or as
 * `shelved` (its member bought it of the shop).
 */
export const parcelMachine: Machine<ParcelState, ParcelEvent> = {
  initial: ['forecast', 'unclaimed', 'refused', 'shelved'],
  states: parcelStates,
  events: parcelEvents,
  transitions,
};

/** Announced and not arrived; `expired` is no longer expected, but still its member's when it comes. */
export const notYetHere = ['forecast', 'expired'] as const satisfies readonly ParcelState[];
export const isNotYetHere = (state: ParcelState): boolean => isOneOf(notYetHere, state);

/** Arrived and in no order: its member decides what becomes of it. */
export const onHand = ['received', 'shelved'] as const satisfies readonly ParcelState[];
export const isOnHand = (state: ParcelState | undefined): boolean => isOneOf(onHand, state);

/** In an order that has not left. */
export const inOrder = ['requested', 'packed'] as const satisfies readonly ParcelState[];
export const isInOrder = (state: ParcelState | undefined): boolean => isOneOf(inOrder, state);

/** Its member's, and in the warehouse. */
export const stored = [...onHand, ...inOrder] as const satisfies readonly ParcelState[];

/** Its member may still add to what is known of it. */
export const notShipped = ['forecast', ...stored] as const satisfies readonly ParcelState[];

/** Left with its order. */
export const hasLeft = (state: ParcelState | undefined): boolean => isOneOf(['shipped', 'signed'], state);

/** Lies on its shelf, also for an order that was submitted. */
export const isOnShelf = (state: ParcelState | undefined): boolean =>
  isOneOf(['shelved', 'requested'], state);

/** Over without having reached its member. */
export const endedElsewhere = [
  'refused',
  'returned',
  'destroyed',
  'lost',
  'expired',
] as const satisfies readonly ParcelState[];

/** What the warehouse still has to do something about, in no order. */
export const awaitingWork = [
  'forecast',
  ...onHand,
  'unclaimed',
  'refused',
] as const satisfies readonly ParcelState[];

/** Physically in the warehouse: these states have a storage clock and can be looked for on the shelves. */
export const inWarehouse: readonly ParcelState[] = [
  'received',
  'shelved',
  'requested',
  'packed',
  'unclaimed',
  'refused',
];
