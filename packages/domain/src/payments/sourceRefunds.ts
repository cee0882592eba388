import type { Machine, Who } from '../machine.ts';
import { type Minor, minor } from '../money.ts';

/** `waiting`: the provider has not agreed yet; `pending`: it has, and the payer does not have the money yet. */
export const sourceRefundStates = ['waiting', 'pending', 'done', 'failed'] as const;
export type SourceRefundState = (typeof sourceRefundStates)[number];

const sourceRefundEvents = ['accept', 'finish', 'fail'] as const;
export type SourceRefundEvent = (typeof sourceRefundEvents)[number];

const system: readonly Who[] = ['system'];

/** A refund to the source. A provider can take back its word while a refund is pending, not after it is done. */
export const sourceRefundMachine: Machine<SourceRefundState, SourceRefundEvent> = {
  initial: ['waiting'],
  states: sourceRefundStates,
  events: sourceRefundEvents,
  transitions: [
    { from: 'waiting', event: 'accept', to: 'pending', who: system },
    { from: 'waiting', event: 'finish', to: 'done', who: system },
    { from: 'waiting', event: 'fail', to: 'failed', who: system },
    { from: 'pending', event: 'finish', to: 'done', who: system },
    { from: 'pending', event: 'fail', to: 'failed', who: system },
  ],
};

const dayMs = 86_400_000;

/**
 * Until when a payment can be paid back at its provider.
 * @example refundableUntil('2026-01-01T00:00:00.000Z', 90) // → '2026-04-01T00:00:00.000Z'
 */
export function refundableUntil(settledAt: string, days: number): string {
  return new Date(Date.parse(settledAt) + days * dayMs).toISOString();
}

interface Refundable {
  /** What the provider received for the payment. */
  readonly receivedMinor: number;
  /** What went back already, or is on its way. */
  readonly refundedMinor: number;
  /** What the member has. */
  readonly balanceMinor: number;
}

/**
 * The most that can go back to where it came from. Never more than came in, and never more than the member has.
 * @example mostToSource({ receivedMinor: 100, refundedMinor: 30, balanceMinor: 50 }) // → 50
 */
export function mostToSource({ receivedMinor, refundedMinor, balanceMinor }: Refundable): Minor {
  return minor(Math.max(0, Math.min(receivedMinor - refundedMinor, balanceMinor)));
}
