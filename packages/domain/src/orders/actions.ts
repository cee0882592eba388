import { nextState } from '../machine.ts';
import { type OrderState, orderMachine } from './states.ts';

export const orderActions = ['pay', 'sign', 'cancel'] as const;
export type OrderAction = (typeof orderActions)[number];

export interface MemberActionInput {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** The order is paid in full. */
  readonly settled: boolean;
  /** The shop lets members confirm delivery themselves. */
  readonly memberMaySign: boolean;
}

/**
 * The actions that the member can take with an order now, the most urgent first. For unpaid cash on delivery only the
 * courier can confirm delivery, because only the courier knows that the cash was paid.
 * @example memberActions({ state: 'awaitingSignature', memberMaySign: true, cashOnDelivery: true, settled: false })
 * // → []
 */
export function memberActions(order: MemberActionInput): OrderAction[] {
  return orderActions.filter(
    (action) => nextState(orderMachine, order.state, action, 'member') && mayNow(order, action),
  );
}

function mayNow(order: MemberActionInput, action: OrderAction): boolean {
  return action !== 'sign' || signObstacle(order) === undefined;
}

/**
 * Why the member cannot confirm the delivery of an order; undefined if they can. It does not matter who collects the
 * packages.
 * @example signObstacle({ state: 'signed', memberMaySign: true, cashOnDelivery: false, settled: true }) // → 'order.wrongState'
 */
export function signObstacle(
  order: MemberActionInput,
): 'order.signByShop' | 'order.wrongState' | 'order.signByCarrier' | undefined {
  if (!order.memberMaySign) return 'order.signByShop';
  if (nextState(orderMachine, order.state, 'sign', 'member') === undefined) return 'order.wrongState';
  return order.cashOnDelivery && !order.settled ? 'order.signByCarrier' : undefined;
}
