import { fractionRoundedUp, type Minor, minor, zero } from '../money.ts';
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
  /** The amount still due; 0 or less if nothing is. */
  readonly dueMinor: number;
}

/**
 * Why an order cannot be paid now; undefined if it can (specification, section 8 "Payment"). Never looks at the payer's
 * balance.
 * @example payObstacle({ state: 'processing', cashOnDelivery: false, dueMinor: 15_000 }) // → 'payment.notYet'
 * @example payObstacle({ state: 'awaitingShipment', cashOnDelivery: true, dueMinor: 15_000 }) // → 'payment.onDelivery'
 */
export function payObstacle(order: PayableOrder): PayObstacle | undefined {
  if (order.state === 'cancelled') return 'payment.orderCancelled';
  if (order.dueMinor <= 0) return 'payment.alreadyPaid';
  if (order.cashOnDelivery) return order.state === 'signed' ? 'payment.alreadyPaid' : 'payment.onDelivery';
  if (order.state === 'awaitingPayment') return undefined;
  return order.state === 'processing' ? 'payment.notYet' : 'payment.alreadyPaid';
}

/**
 * Why a purchase of the shop's own goods cannot be paid now; undefined if it can.
 * @example purchaseObstacle('awaitingPayment') // → undefined
 * @example purchaseObstacle('cancelled') // → 'payment.orderCancelled'
 */
export function purchaseObstacle(
  state: PurchaseState,
): 'payment.alreadyPaid' | 'payment.orderCancelled' | undefined {
  if (state === 'awaitingPayment') return undefined;
  return state === 'cancelled' ? 'payment.orderCancelled' : 'payment.alreadyPaid';
}

const wholeBasisPoints = 10_000;

/**
 * The fee that a payment method adds to `amountMinor`: its percentage in hundredths of a percent, rounded up to a
 * coin. Never rounds down.
 * @example paymentMethodFee(1000, 250, 1) // → 25
 */
export function paymentMethodFee(amountMinor: number, feeBasisPoints: number, coinMinor: number): Minor {
  if (feeBasisPoints === 0) return zero;
  return minor(
    upToMultiple(fractionRoundedUp(minor(amountMinor), feeBasisPoints, wholeBasisPoints), coinMinor),
  );
}

/**
 * The fee contained in `totalMinor`. The total without the fee is the largest amount whose own fee still fits into
 * the total, so a person who sends amount plus fee gets exactly the amount. Never more than was sent.
 * @example includedFee(1025, 250, 1) // → 25
 */
export function includedFee(totalMinor: number, feeBasisPoints: number, coinMinor: number): Minor {
  const whole = BigInt(wholeBasisPoints);
  const net = (BigInt(totalMinor) * whole) / (whole + BigInt(feeBasisPoints));
  return minor(Math.min(totalMinor, upToMultiple(totalMinor - Number(net), coinMinor)));
}

export interface CoveredOrder {
  readonly orderId: string;
  readonly dueMinor: number;
  readonly feeMinor: Minor;
}

/**
 * The orders that a bank transfer pays, of those named on it. They are taken in the member's sequence, and each is
 * paid if the remaining money covers it in full. The rest stays on the balance. Never covers a part of an order.
 * @example ordersPayableWith(150, { feeBasisPoints: 0, coinMinor: 1 }, [{ id: 'a', dueMinor: 100 }, { id: 'b', dueMinor:
 * 100 }]).length // → 1
 */
export function ordersPayableWith(
  amountMinor: number,
  { feeBasisPoints, coinMinor }: { readonly feeBasisPoints: number; readonly coinMinor: number },
  orders: readonly { readonly id: string; readonly dueMinor: number }[],
): CoveredOrder[] {
  const covered: CoveredOrder[] = [];
  let left = amountMinor;
  for (const { id, dueMinor } of orders) {
    const feeMinor = paymentMethodFee(dueMinor, feeBasisPoints, coinMinor);
    if (dueMinor <= 0 || dueMinor + feeMinor > left) continue;
    left -= dueMinor + feeMinor;
    covered.push({ orderId: id, dueMinor, feeMinor });
  }
  return covered;
}
