import { next } from '../machine.ts';
import { type OrderState, orderMachine } from './states.ts';

export const orderActions = ['pay', 'sign', 'cancel'] as const;
export type OrderAction = (typeof orderActions)[number];

export interface ActionFacts {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** The order is paid in full. */
  readonly settled: boolean;
  /** The shop lets members confirm delivery themselves. */
  readonly memberMaySign: boolean;
}

/**
 * What the member can do with an order now, the most urgent first. For unpaid cash on delivery only the courier can
 * confirm delivery, because only the courier knows that the cash was paid.
 * @example memberActions({ state: 'awaitingSignature', memberMaySign: true, cashOnDelivery: true, settled: false })
 * // → []
 */
export function memberActions(order: ActionFacts): OrderAction[] {
  return orderActions.filter(
    (action) => next(orderMachine, order.state, action, 'member') && mayNow(order, action),
  );
}

function mayNow(order: ActionFacts, action: OrderAction): boolean {
  if (action !== 'sign') return true;
  return order.memberMaySign && (!order.cashOnDelivery || order.settled);
}
