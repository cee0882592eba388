import { anyone, type Machine, member, staff, system, type Transition, type Who } from '../machine.ts';
import { isOneOf } from '../records.ts';

/** States of parcels that ended without reaching their member. */
export const lostToMemberParcelStates = [
  'refused',
  'returned',
  'destroyed',
  'lost',
  'expired',
  'split',
] as const;

/** The states of a parcel in their usual order. Side states come last. */
export const parcelStates = [
  'forecast',
  'received',
  'shelved',
  'requested',
  'packed',
  'shipped',
  'signed',
  'unclaimed',
  ...lostToMemberParcelStates,
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
  'split',
] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** Every step that a parcel's history can contain. */
export const parcelSteps = ['forecast', 'buy', 'splitOff', ...parcelEvents] as const;
export type ParcelStep = (typeof parcelSteps)[number];

const arrival: readonly Who[] = ['staff', 'system'];

const transitions: readonly Transition<ParcelState, ParcelEvent>[] = [
  { from: 'forecast', event: 'receive', to: 'received', who: staff },
  { from: 'forecast', event: 'refuse', to: 'refused', who: arrival },
  // The second arrival of a number whose scan was undone: it has no member.
  { from: 'forecast', event: 'receiveUnclaimed', to: 'unclaimed', who: staff },
  // The parcel did not arrive within the shop's days. If it arrives later, it is received like any other.
  { from: 'forecast', event: 'expire', to: 'expired', who: system },
  { from: 'expired', event: 'receive', to: 'received', who: staff },
  { from: 'expired', event: 'refuse', to: 'refused', who: arrival },
  { from: 'expired', event: 'renew', to: 'forecast', who: member },
  { from: 'received', event: 'shelve', to: 'shelved', who: staff },
  { from: 'received', event: 'undoReceive', to: 'forecast', who: staff },
  { from: 'received', event: 'return', to: 'returned', who: staff },
  // The parcel was divided into several others, which have its goods.
  { from: 'received', event: 'split', to: 'split', who: staff },
  { from: 'shelved', event: 'split', to: 'split', who: staff },
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
  // The order was cancelled in transit and the goods came back to the shelf. Only staff at the shelf can
  // know.
  { from: 'shipped', event: 'release', to: 'shelved', who: staff },
  { from: 'shipped', event: 'return', to: 'returned', who: staff },
  // The claim's kind depends on whether the parcel is on a shelf. Staff may claim for a member they
  // recognise. A parcel of an order that was declared lost and then cancelled is on no shelf.
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
 * A parcel from forecast to delivery (design: "States"). It begins as `forecast` (announced by its member),
 * `unclaimed` (arrived without a forecast), `refused` (arrived without a forecast and matched a refusal),
 * `received` (split from another one) or `shelved` (bought from the shop, or split from another one).
 */
export const parcelMachine: Machine<ParcelState, ParcelEvent> = {
  initial: ['forecast', 'unclaimed', 'refused', 'received', 'shelved'],
  states: parcelStates,
  events: parcelEvents,
  transitions,
};

/**
 * Announced but not arrived. An `expired` parcel is no longer expected, but still belongs to its member if it
 * arrives.
 */
export const awaitedParcelStates = ['forecast', 'expired'] as const satisfies readonly ParcelState[];
/**
 * @example isNotYetHere('expired') // → true
 */
export const isNotYetHere = (state: ParcelState): boolean => isOneOf(awaitedParcelStates, state);

/** Arrived and in no order: the member decides what to do with it. */
export const onHandParcelStates = ['received', 'shelved'] as const satisfies readonly ParcelState[];
/** @example isOnHand('shelved') // → true */
export const isOnHand = (state: ParcelState | undefined): boolean => isOneOf(onHandParcelStates, state);

/** In an order that has not left the warehouse. */
export const inOrderParcelStates = ['requested', 'packed'] as const satisfies readonly ParcelState[];
/** @example isInOrder('packed') // → true */
export const isInOrder = (state: ParcelState | undefined): boolean => isOneOf(inOrderParcelStates, state);

/** Belongs to a member and is in the warehouse. */
export const storedParcelStates = [
  ...onHandParcelStates,
  ...inOrderParcelStates,
] as const satisfies readonly ParcelState[];

/** States in which the member may still add information about a parcel. */
export const unshippedParcelStates = [
  'forecast',
  ...storedParcelStates,
] as const satisfies readonly ParcelState[];

/**
 * Whether the parcel left with its order.
 * @example hasShipped('shipped') // → true
 */
export const hasShipped = (state: ParcelState | undefined): boolean => isOneOf(['shipped', 'signed'], state);

/**
 * Whether the parcel is on its shelf, in a submitted order or in none.
 * @example isOnShelf('received') // → false
 */
export const isOnShelf = (state: ParcelState | undefined): boolean =>
  isOneOf(['shelved', 'requested'], state);

/** Parcels outside of orders that the warehouse still has to work on. */
export const openWorkParcelStates = [
  'forecast',
  ...onHandParcelStates,
  'unclaimed',
  'refused',
] as const satisfies readonly ParcelState[];

/** In the warehouse: parcels in these states count storage days and can be found on shelves. */
export const inWarehouseParcelStates: readonly ParcelState[] = [
  'received',
  'shelved',
  'requested',
  'packed',
  'unclaimed',
  'refused',
];
/**
 * Whether the parcel is in the warehouse, on a shelf or not.
 * @example isInWarehouse('signed') // → false
 */
export const isInWarehouse = (state: ParcelState): boolean => inWarehouseParcelStates.includes(state);

/** In the warehouse and in no order, so that the data about the goods can still be corrected. */
export const correctableStates = [
  'unclaimed',
  'received',
  'shelved',
] as const satisfies readonly ParcelState[];
