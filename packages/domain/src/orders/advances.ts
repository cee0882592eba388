import type { ParcelState } from '../parcels/states.ts';
import type { OrderState } from './states.ts';

/**
 * Whether what an order costs can still change by what the firm paid for the member: until its bill is paid, and at the
 * door until it is handed over. Later it would have to be asked for again.
 */
export function advanceOpen(order: {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  readonly paidMinor: number;
}): boolean {
  if (order.state === 'awaitingShipment') return order.cashOnDelivery && order.paidMinor === 0;
  return order.state === 'processing' || order.state === 'awaitingPayment';
}

/** The states in which a parcel that is in no order takes an advance: the next order charges it. */
export const advanceParcelStates: readonly ParcelState[] = ['received', 'shelved'];
