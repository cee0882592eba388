import { isOneOf } from '../records.ts';
import type { OrderState } from './states.ts';

/** The facts of an order that decide what can still be changed. */
export interface ChangeableOrder {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** When the order was packed; null before packing, and after it was unpacked. */
  readonly packedAt: string | null;
  readonly paidMinor: number;
}

/** The states in which an order's destination can still change, because shipping has not started. */
export const destinationChangeStates = [
  'processing',
  'awaitingPayment',
] as const satisfies readonly OrderState[];

/** The states in which staff can cancel many orders at a time. Orders in later states are cancelled one by one. */
export const bulkCancelStates: readonly OrderState[] = destinationChangeStates;

/** The states in which staff can change an order: all states before shipping. */
export const staffChangeableStates = [
  ...destinationChangeStates,
  'awaitingShipment',
] as const satisfies readonly OrderState[];

const rules = {
  /** The parcels and everything chosen with them can change until packing begins, and as long as nothing is paid. */
  contents: ({ state, packedAt, paidMinor }) =>
    isOneOf(destinationChangeStates, state) && packedAt === null && paidMinor === 0,
  /** A member can change content, address and lane, paid or not, until the order is packed. */
  byMember: ({ state, packedAt }) => isOneOf(destinationChangeStates, state) && packedAt === null,
  /** Staff can change content, address and lane until the order is shipped. */
  byStaff: ({ state }) => isOneOf(staffChangeableStates, state),
  /** Staff can add a discount or surcharge until the order is shipped. */
  price: ({ state }) => isOneOf(staffChangeableStates, state),
  /** The declarers can change until the order is shipped, because customs do not see the order before. */
  declarers: ({ state }) => isOneOf(staffChangeableStates, state),
  /** The coupon or points can change while the order awaits payment, and before that as long as nothing is paid. */
  discount: ({ state, paidMinor }) =>
    state === 'awaitingPayment' || (state === 'processing' && paidMinor === 0),
  /**
   * The costs that the shop paid for the member can change until the bill is paid, or with cash on delivery until the
   * order is shipped.
   */
  advances: ({ state, cashOnDelivery, paidMinor }) =>
    state === 'awaitingShipment'
      ? cashOnDelivery && paidMinor === 0
      : isOneOf(destinationChangeStates, state),
} as const satisfies Readonly<Record<string, (order: ChangeableOrder) => boolean>>;

export type OrderChange = keyof typeof rules;

/**
 * Whether this part of an order can still be changed (specification, section 4 "States and transitions").
 * `contents` are its parcels and what was chosen with them, `advances` what the shop paid for the member.
 * Never checks who changes it. Switching to cash on delivery and back is a step of the order's machine: see
 * `cashOnDeliveryStep`.
 * @example mayChange({ state: 'processing', cashOnDelivery: false, packedAt: null, paidMinor: 100 }, 'discount') // → false
 */
export function mayChange(order: ChangeableOrder, change: OrderChange): boolean {
  return rules[change](order);
}
