import { anyone, type Machine, machineOf, member, staff, system } from '../machine.ts';
import { isOneOf } from '../records.ts';

/** States of parcels that ended without reaching their member. */
export const endedUndeliveredParcelStates = [
  'refused',
  'returned',
  'destroyed',
  'lost',
  'expired',
  'split',
] as const;

/** The states of a parcel in their usual order. States that most parcels never have come last. */
export const parcelStates = [
  'forecast',
  'received',
  'shelved',
  'requested',
  'packed',
  'shipped',
  'signed',
  'unclaimed',
  ...endedUndeliveredParcelStates,
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

/**
 * A parcel from forecast to delivery. It begins as `forecast` (announced by its member), `unclaimed` (arrived without
 * a forecast), `refused` (arrived without a forecast and matched a refusal), `received` (split from another one) or
 * `shelved` (bought from the shop, or split from another one).
 */
export const parcelMachine: Machine<ParcelState, ParcelEvent> = machineOf(
  parcelStates,
  ['forecast', 'unclaimed', 'refused', 'received', 'shelved'],
  {
    // A parcel is `lost` if its order was declared lost and then cancelled. If it is found later, it is on no shelf,
    // so it is received again.
    receive: [staff, { forecast: 'received', expired: 'received', lost: 'received' }],
    shelve: [staff, { received: 'shelved' }],
    request: [anyone, { shelved: 'requested' }],
    release: [
      anyone,
      { requested: 'shelved', packed: 'shelved' },
      // The order was cancelled in transit and the goods came back to the shelf. Only staff at the shelf can know
      // that.
      staff,
      { shipped: 'shelved' },
    ],
    pack: [staff, { requested: 'packed' }],
    ship: [staff, { packed: 'shipped' }],
    sign: [anyone, { shipped: 'signed' }],
    // Which claim event applies depends on whether the parcel is on a shelf. Staff may also claim a parcel for a
    // member they recognise.
    claimReceived: [anyone, { unclaimed: 'received' }],
    claimShelved: [anyone, { unclaimed: 'shelved' }],
    refuse: [['staff', 'system'], { forecast: 'refused', expired: 'refused', unclaimed: 'refused' }],
    return: [
      staff,
      {
        received: 'returned',
        shelved: 'returned',
        shipped: 'returned',
        unclaimed: 'returned',
        refused: 'returned',
      },
    ],
    destroy: [
      staff,
      {
        received: 'destroyed',
        shelved: 'destroyed',
        unclaimed: 'destroyed',
        refused: 'destroyed',
      },
    ],
    lose: [staff, { shipped: 'lost' }],
    undoReceive: [staff, { received: 'forecast', unclaimed: 'forecast', refused: 'forecast' }],
    undoShelve: [staff, { shelved: 'received' }],
    undoShip: [staff, { shipped: 'packed' }],
    unpack: [staff, { packed: 'requested' }],
    // If a clerk undoes the receiving of an unclaimed parcel, it becomes `forecast` without a member. This event
    // receives it when it is scanned again.
    receiveUnclaimed: [staff, { forecast: 'unclaimed' }],
    // The parcel did not arrive within the shop's days. If it arrives later, it is received like any other.
    expire: [system, { forecast: 'expired' }],
    renew: [member, { expired: 'forecast' }],
    // The parcel was divided into several others, which have its goods.
    split: [staff, { received: 'split', shelved: 'split' }],
  },
);

/**
 * States of parcels that are announced and have not arrived. An `expired` parcel is no longer expected, but still
 * belongs to its member if it arrives.
 */
export const awaitedParcelStates = ['forecast', 'expired'] as const satisfies readonly ParcelState[];
/**
 * Whether a parcel may still arrive.
 * @example mayStillArrive('expired') // → true
 */
export const mayStillArrive = (state: ParcelState): boolean => isOneOf(awaitedParcelStates, state);

/** States of parcels that have arrived and are in no order, so that the member decides what to do with them. */
export const onHandParcelStates = ['received', 'shelved'] as const satisfies readonly ParcelState[];
/**
 * Whether a parcel has arrived and is in no order. False if the state is undefined.
 * @example isOnHand('shelved') // → true
 * @example isOnHand('requested') // → false
 */
export const isOnHand = (state: ParcelState | undefined): boolean => isOneOf(onHandParcelStates, state);

/** States of parcels in an order that has not left the warehouse. */
export const inOrderParcelStates = ['requested', 'packed'] as const satisfies readonly ParcelState[];
/**
 * Whether a parcel is in an order that has not left the warehouse.
 * @example isInOrder('packed') // → true
 * @example isInOrder('shipped') // → false
 */
export const isInOrder = (state: ParcelState | undefined): boolean => isOneOf(inOrderParcelStates, state);

/** States of parcels that belong to a member and are in the warehouse. */
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

/** States in which a parcel is in no order and the warehouse still has work with it. */
export const warehouseWorkParcelStates = [
  'forecast',
  ...onHandParcelStates,
  'unclaimed',
  'refused',
] as const satisfies readonly ParcelState[];

/** States of parcels in the warehouse, which count storage days and can be found on shelves. */
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

/** States of parcels in the warehouse and in no order, whose data about the goods can still be corrected. */
export const correctableParcelStates = [
  'unclaimed',
  'received',
  'shelved',
] as const satisfies readonly ParcelState[];
