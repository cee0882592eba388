import { anyone, type Machine, machineOf, member, staff } from '../machine.ts';

export const orderStates = [
  'processing',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingSignature',
  'signed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

const orderEvents = [
  'pack',
  'packCod',
  'packPaid',
  'unpack',
  'pay',
  'prepay',
  'collect',
  'collectUnpacked',
  'payInstead',
  'payFirst',
  'ship',
  'undoShip',
  'sign',
  'payMore',
  'cancel',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * Every step that an order's history can contain: its events, its beginning, and steps that do not change the state.
 */
export const orderSteps = ['submit', ...orderEvents, 'change', 'amend', 'lost', 'found'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * A shipping order's stages. Three ways through packing:
 * - usual: `processing` –pack→ `awaitingPayment` –pay→ `awaitingShipment`;
 * - cash on delivery: `processing` –packCod→ `awaitingShipment`, settled on signature; chosen later by –collect→ and given up
 *   by –payInstead→, until shipment (before packing –collectUnpacked→ and –payFirst→ where the shop asks for payment first);
 * - payment before packing (shop setting): the order begins in `awaitingPayment` –prepay→ `processing`, then
 *   –packPaid→ `awaitingShipment` when the payment covers the final bill (the rest is returned), or –pack→
 *   `awaitingPayment` –pay→ when a difference is due.
 * An order that was paid and costs more after a change waits for the rest: –payMore→ `awaitingPayment`.
 * A cancellation by staff after payment goes together with a refund. Members pay from the balance, staff approve
 * transfers, and the system receives events from payment providers.
 */
export const orderMachine: Machine<OrderState, OrderEvent> = machineOf(
  orderStates,
  ['processing', 'awaitingPayment'],
  {
    pack: [staff, { processing: 'awaitingPayment' }],
    packCod: [staff, { processing: 'awaitingShipment' }],
    packPaid: [staff, { processing: 'awaitingShipment' }],
    unpack: [staff, { awaitingPayment: 'processing', awaitingShipment: 'processing' }],
    pay: [anyone, { awaitingPayment: 'awaitingShipment' }],
    prepay: [anyone, { awaitingPayment: 'processing' }],
    collect: [['member', 'staff'], { awaitingPayment: 'awaitingShipment' }],
    collectUnpacked: [member, { awaitingPayment: 'processing' }],
    payInstead: [member, { awaitingShipment: 'awaitingPayment' }],
    payFirst: [member, { processing: 'awaitingPayment' }],
    ship: [staff, { awaitingShipment: 'awaitingSignature' }],
    undoShip: [staff, { awaitingSignature: 'awaitingShipment' }],
    sign: [anyone, { awaitingSignature: 'signed' }],
    payMore: [
      ['member', 'staff'],
      { processing: 'awaitingPayment' },
      staff,
      { awaitingShipment: 'awaitingPayment' },
    ],
    cancel: [
      anyone,
      { processing: 'cancelled', awaitingPayment: 'cancelled' },
      staff,
      { awaitingShipment: 'cancelled', awaitingSignature: 'cancelled' },
    ],
  },
);

/**
 * The first state of an order. Cash on delivery is never paid beforehand, whatever the shop requires of other orders.
 * @example firstOrderState(true, true) // → 'processing'
 */
export function firstOrderState(payBeforePacking: boolean, cashOnDelivery: boolean): OrderState {
  return payBeforePacking && !cashOnDelivery ? 'awaitingPayment' : 'processing';
}

/**
 * The event of packing, by the amount still due on the final bill (minor units; negative if paid too much). If
 * nothing is due, the order continues without a payment.
 * @example packingEventFor(0, false) // → 'packPaid'
 */
export function packingEventFor(dueMinor: number, cashOnDelivery: boolean): 'pack' | 'packCod' | 'packPaid' {
  if (cashOnDelivery) return 'packCod';
  return dueMinor > 0 ? 'pack' : 'packPaid';
}

/** Open orders: something is still to be done or waited for. */
export const unfinishedOrderStates = [
  'processing',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingSignature',
] as const satisfies readonly OrderState[];

/**
 * Whether an order awaits its delivery: it is packed, and either paid or to be paid in cash at the door.
 * @example awaitsDelivery('processing') // → false
 */
export const awaitsDelivery = (state: OrderState): boolean =>
  state === 'awaitingShipment' || state === 'awaitingSignature';

/** States of orders that have left the warehouse and were not cancelled. */
export const sentOrderStates = ['awaitingSignature', 'signed'] as const satisfies readonly OrderState[];

/** States in which a packed order is not shipped, so its box stays at the desk. */
export const heldAfterPackingStates = [
  'awaitingPayment',
  'cancelled',
] as const satisfies readonly OrderState[];
