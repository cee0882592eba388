import { type Minor, minor } from '../money.ts';

/** What moved for a thing that somebody paid for, by the ledger: minor units, none below zero. */
export interface Account {
  readonly paidMinor: number;
  /** Returned to whoever paid. */
  readonly givenBackMinor: number;
  /** Paid for its loss or damage. */
  readonly compensatedMinor: number;
}

/**
 * The most that can still be given back: what was paid, less what went back and what was paid for loss or damage. Of what
 * came in nothing is given twice, whoever asks and for whatever reason.
 */
export function mostBack({ paidMinor, givenBackMinor, compensatedMinor }: Account): Minor {
  return minor(Math.max(0, paidMinor - givenBackMinor - compensatedMinor));
}

/** What the shop has of it still. */
export function kept({ paidMinor, givenBackMinor }: Account): Minor {
  return minor(paidMinor - givenBackMinor);
}
