import type { ParcelState } from '../parcels/states.ts';
import type { OrderState } from './states.ts';

/**
 * Whether an order's price can still change because the shop paid something for the member: until the bill is paid, or
 * for cash on delivery until the order ships. Later the member would have to be charged again.
 * @example advanceOpen({ state: 'awaitingSignature', cashOnDelivery: false, paidMinor: 100 }) // → false
 */
export function advanceOpen(order: {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  readonly paidMinor: number;
}): boolean {
  if (order.state === 'awaitingShipment') return order.cashOnDelivery && order.paidMinor === 0;
  return order.state === 'processing' || order.state === 'awaitingPayment';
}

/** States in which a parcel without an order can get an advance. Its next order charges it. */
export const advanceParcelStates: readonly ParcelState[] = ['received', 'shelved'];
