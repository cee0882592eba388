import { next } from '../machine.ts';
import { type OrderState, orderMachine } from './states.ts';

export const orderActions = ['pay', 'sign', 'cancel'] as const;
export type OrderAction = (typeof orderActions)[number];

export interface ActionFacts {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** Nothing is left to pay. */
  readonly settled: boolean;
  /** The shop lets members sign for an order themselves. */
  readonly memberMaySign: boolean;
}

/**
 * What the member can do with an order now, the most pressing first. Cash on delivery that is not yet settled is signed
 * by whoever collects the cash: only they can say that it was paid.
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
