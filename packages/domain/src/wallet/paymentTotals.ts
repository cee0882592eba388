import { type Minor, minor } from '../money.ts';

/** The sums of money that moved for one payment, by the ledger: minor units, none below zero. */
export interface PaymentTotals {
  readonly paidMinor: number;
  /** Refunded to the payer. */
  readonly givenBackMinor: number;
  /** Paid as compensation for loss or damage. */
  readonly compensatedMinor: number;
}

/**
 * The most that can still be refunded: the payment minus refunds and compensation. No money is returned twice,
 * whatever the reason. Never more than was paid.
 * @example maxRefundable({ paidMinor: 100, givenBackMinor: 30, compensatedMinor: 20 }) // → 50
 */
export function maxRefundable({ paidMinor, givenBackMinor, compensatedMinor }: PaymentTotals): Minor {
  return minor(Math.max(0, paidMinor - givenBackMinor - compensatedMinor));
}

/**
 * How much of the payment the shop keeps.
 * @example retainedAmount({ paidMinor: 100, givenBackMinor: 30, compensatedMinor: 20 }) // → 70
 */
export function retainedAmount({ paidMinor, givenBackMinor }: PaymentTotals): Minor {
  return minor(paidMinor - givenBackMinor);
}
