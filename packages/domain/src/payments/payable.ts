import { type Minor, minor, shareUp, zero } from '../money.ts';
import type { OrderState } from '../orders/states.ts';
import type { PurchaseState } from '../products/purchases.ts';
import { upToMultiple } from '../rounding.ts';

export type PayObstacle =
  | 'payment.notYet'
  | 'payment.onDelivery'
  | 'payment.alreadyPaid'
  | 'payment.orderCancelled';

export interface PayableOrder {
  readonly state: OrderState;
  readonly cashOnDelivery: boolean;
  /** What is still to be paid; 0 or less where nothing is. */
  readonly dueMinor: number;
}

/** Why an order cannot be paid now; undefined where it can (specification, section 8 "Payment"). */
export function payObstacle(order: PayableOrder): PayObstacle | undefined {
  if (order.state === 'cancelled') return 'payment.orderCancelled';
  if (order.dueMinor <= 0) return 'payment.alreadyPaid';
  if (order.cashOnDelivery) return order.state === 'signed' ? 'payment.alreadyPaid' : 'payment.onDelivery';
  if (order.state === 'awaitingPayment') return undefined;
  return order.state === 'processing' ? 'payment.notYet' : 'payment.alreadyPaid';
}

/** The same of a purchase of the shop's own goods. */
export function purchaseObstacle(
  state: PurchaseState,
): 'payment.alreadyPaid' | 'payment.orderCancelled' | undefined {
  if (state === 'awaitingPayment') return undefined;
  return state === 'cancelled' ? 'payment.orderCancelled' : 'payment.alreadyPaid';
}

const wholeBasisPoints = 10_000;

/** What a payment method adds to `amountMinor`: its percentage in hundredths of a percent, rounded up to a coin. */
export function methodFee(amountMinor: number, feeBasisPoints: number, coinMinor: number): Minor {
  if (feeBasisPoints === 0) return zero;
  return minor(upToMultiple(shareUp(minor(amountMinor), feeBasisPoints, wholeBasisPoints), coinMinor));
}

/**
 * What of `totalMinor`, sent for a top-up, is the method's fee: the rest is the largest amount whose fee the total still
 * covers, so that whoever sends amount and fee gets the amount. Never more than was sent.
 */
export function feeWithin(totalMinor: number, feeBasisPoints: number, coinMinor: number): Minor {
  const whole = BigInt(wholeBasisPoints);
  const net = (BigInt(totalMinor) * whole) / (whole + BigInt(feeBasisPoints));
  return minor(Math.min(totalMinor, upToMultiple(totalMinor - Number(net), coinMinor)));
}

export interface TransferShare {
  readonly orderId: string;
  readonly dueMinor: number;
  readonly feeMinor: Minor;
}

/**
 * Which of the orders named on a bank transfer it pays, in the order in which the member named them: each one that the
 * rest of the money covers whole. An order is never paid in part; what is left stays on the balance.
 */
export function ordersCovered(
  amountMinor: number,
  { feeBasisPoints, coinMinor }: { readonly feeBasisPoints: number; readonly coinMinor: number },
  orders: readonly { readonly id: string; readonly dueMinor: number }[],
): TransferShare[] {
  const covered: TransferShare[] = [];
  let left = amountMinor;
  for (const { id, dueMinor } of orders) {
    const feeMinor = methodFee(dueMinor, feeBasisPoints, coinMinor);
    if (dueMinor <= 0 || dueMinor + feeMinor > left) continue;
    left -= dueMinor + feeMinor;
    covered.push({ orderId: id, dueMinor, feeMinor });
  }
  return covered;
}
