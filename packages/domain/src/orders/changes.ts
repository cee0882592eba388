import { isOneOf } from '../records.ts';
import type { OrderState } from './states.ts';

/** The facts of an order that decide what can still be changed. */
export interface ChangeableOrder {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** When its goods were packed; null before, and after they were unpacked. */
  readonly packedAt: string | null;
  readonly paidMinor: number;
}

/** The states in which an order's destination can still change: it is not handed on to shipping. */
export const destinationOpen = ['processing', 'awaitingPayment'] as const satisfies readonly OrderState[];

/** Staff cancel many of these at a time; later ones are looked at one by one. */
export const cancelledTogether: readonly OrderState[] = destinationOpen;

/** The states in which staff can change an order: it is not shipped. */
export const changeableByStaff = [
  ...destinationOpen,
  'awaitingShipment',
] as const satisfies readonly OrderState[];

const rules = {
  /** Its parcels and everything that was chosen with them: until packing begins, and as long as nothing is paid. */
  contents: ({ state, packedAt, paidMinor }) =>
    isOneOf(destinationOpen, state) && packedAt === null && paidMinor === 0,
  /** Its content, address and lane, by its member, paid or not: until it is packed. */
  byMember: ({ state, packedAt }) => isOneOf(destinationOpen, state) && packedAt === null,
  /** The same by staff: until it is shipped. */
  byStaff: ({ state }) => isOneOf(changeableByStaff, state),
  /** A discount or surcharge by staff: until it is shipped. */
  price: ({ state }) => isOneOf(changeableByStaff, state),
  /** Its declarers: until it ships, because customs has not seen it before. */
  declarers: ({ state }) => isOneOf(changeableByStaff, state),
  /** Its coupon or points: while it awaits payment, and before that as long as nothing is paid. */
  discount: ({ state, paidMinor }) =>
    state === 'awaitingPayment' || (state === 'processing' && paidMinor === 0),
  /** What the shop pays for the member: until the bill is paid, or for cash on delivery until it ships. */
  advances: ({ state, cashOnDelivery, paidMinor }) =>
    state === 'awaitingShipment' ? cashOnDelivery && paidMinor === 0 : isOneOf(destinationOpen, state),
} as const satisfies Readonly<Record<string, (order: ChangeableOrder) => boolean>>;

export type OrderChange = keyof typeof rules;

/**
 * Whether this part of an order can still be changed (specification, section 4 "States and transitions"). `contents` are its parcels and
 * what was chosen with them, `advances` what the shop pays for the member. Never asks who changes it. Switching to cash
 * on delivery and back is a step of the order's machine: see `collectingStep`.
 * @example mayChange({ state: 'processing', cashOnDelivery: false, packedAt: null, paidMinor: 100 }, 'discount') // → false
 */
export function mayChange(order: ChangeableOrder, change: OrderChange): boolean {
  return rules[change](order);
}
