import { nextState } from '../machine.ts';
import { type OrderEvent, type OrderState, orderMachine } from './states.ts';

export interface CashOnDeliveryInput {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  readonly packed: boolean;
  readonly paidMinor: number;
  /** The shop asks for payment before packing. */
  readonly payBeforePacking: boolean;
}

/**
 * The step that switches an order to cash on delivery or back: an event of the order's machine, or `stay` if the
 * order is still in the warehouse and keeps its state. Undefined if the switch is impossible, because something is
 * paid or the order is shipped, delivered or cancelled. Never checks that the lane offers cash on delivery.
 * @example cashOnDeliveryStep({ state: 'awaitingPayment', cashOnDelivery: false, packed: true, paidMinor: 0,
 * payBeforePacking: false }) // → 'collect'
 * @example cashOnDeliveryStep({ state: 'awaitingPayment', cashOnDelivery: false, packed: true, paidMinor: 1,
 * payBeforePacking: false }) // → undefined
 */
export function cashOnDeliveryStep(order: CashOnDeliveryInput): OrderEvent | 'stay' | undefined {
  if (order.paidMinor > 0) return undefined;
  const event = eventOf(order);
  if (event === undefined) return order.state === 'processing' ? 'stay' : undefined;
  return nextState(orderMachine, order.state, event, 'member') === undefined ? undefined : event;
}

/**
 * Whether the courier collects an order's price at the door, or has collected it.
 * @example isPaidOnDelivery({ state: 'cancelled', cashOnDelivery: true }) // → false
 */
export const isPaidOnDelivery = (order: Pick<CashOnDeliveryInput, 'state' | 'cashOnDelivery'>): boolean =>
  order.cashOnDelivery && order.state !== 'cancelled';

function eventOf({
  state,
  cashOnDelivery,
  packed,
  payBeforePacking,
}: CashOnDeliveryInput): OrderEvent | undefined {
  if (!cashOnDelivery) return state === 'processing' ? undefined : packed ? 'collect' : 'collectUnpacked';
  if (packed) return 'payInstead';
  return payBeforePacking ? 'payFirst' : undefined;
}
