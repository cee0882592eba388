import { type ActorKind, type EventOf, machineOf, system } from '../machine.ts';
import { type Minor, minor } from '../money.ts';

/**
 * `waiting`: the provider has not agreed yet; `pending`: the provider agreed, but the payer has not received the
 * money.
 */
export const sourceRefundStates = ['waiting', 'pending', 'done', 'failed'] as const;
export type SourceRefundState = (typeof sourceRefundStates)[number];

/** The outcome that two people recorded for a refund whose provider did not report one. */
export const refundOutcomes = ['undecided', 'arrived', 'notArrived'] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

/** Who may end a waiting refund: if the provider never answered, two people decide instead. */
const decidable: readonly ActorKind[] = ['system', 'staff'];

/**
 * A refund to the source. A provider can reverse its answer while a refund is pending, not after it is done.
 */
export const sourceRefundMachine = machineOf(sourceRefundStates, ['waiting'], {
  accept: [system, { waiting: 'pending' }],
  finish: [decidable, { waiting: 'done' }, system, { pending: 'done' }],
  fail: [decidable, { waiting: 'failed' }, system, { pending: 'failed' }],
});
export type SourceRefundEvent = EventOf<typeof sourceRefundMachine>;

const dayMs = 86_400_000;

/**
 * Until when a payment can be paid back at its provider.
 * @example refundableUntil('2026-01-01T00:00:00.000Z', 90) // → '2026-04-01T00:00:00.000Z'
 */
export function refundableUntil(settledAt: string, days: number): string {
  return new Date(Date.parse(settledAt) + days * dayMs).toISOString();
}

interface Refundable {
  /** The amount that the provider received for the payment. */
  readonly receivedMinor: number;
  /** The amount already refunded, or on its way. */
  readonly refundedMinor: number;
  /** The amount that chargebacks took or may take. */
  readonly chargedBackMinor: number;
  /** The member's balance. */
  readonly balanceMinor: number;
}

/**
 * The most that can be refunded to the source. Never more than was received, and never more than the member's
 * balance.
 * @example maxRefundToSource({ receivedMinor: 100, refundedMinor: 30, chargedBackMinor: 0, balanceMinor: 50 }) // → 50
 */
export function maxRefundToSource(of: Refundable): Minor {
  const { receivedMinor, refundedMinor, chargedBackMinor, balanceMinor } = of;
  return minor(Math.max(0, Math.min(receivedMinor - refundedMinor - chargedBackMinor, balanceMinor)));
}

/**
 * The most of an order's refund that can go to a bank account. Never more than was given back, and never more than the
 * member has.
 * @example maxRefundToBank({ givenBackMinor: 100, toSourceMinor: 20, toBankMinor: 30, chargedBackMinor: 0, balanceMinor: 90 }) // → 50
 */
export function maxRefundToBank(of: {
  /** The part of the order's payment that was given back to the balance. */
  readonly givenBackMinor: number;
  /** The part of the amount given back that went to the source of the payment. */
  readonly toSourceMinor: number;
  /** The amount that went to bank accounts, or is on its way there. */
  readonly toBankMinor: number;
  readonly chargedBackMinor: number;
  readonly balanceMinor: number;
}): Minor {
  const { givenBackMinor, toSourceMinor, toBankMinor, chargedBackMinor, balanceMinor } = of;
  const left = givenBackMinor - toSourceMinor - toBankMinor - chargedBackMinor;
  return minor(Math.max(0, Math.min(left, balanceMinor)));
}

/** How long we wait for a provider's answer before people may decide. */
const refundDecidableMs = 3_600_000;

/**
 * Whether two people may decide the outcome of a refund: it was requested, no request is running, and the
 * provider had enough time. Never while a request is running.
 * @example isRefundDecidable({ state: 'waiting', tries: 0, createdAt: '2026-01-01T00:00:00.000Z', dueAt: null }, '2026-01-02T00:00:00.000Z') // → false
 */
export function isRefundDecidable(
  refund: {
    readonly state: SourceRefundState;
    readonly tries: number;
    readonly createdAt: string;
    readonly dueAt: string | null;
  },
  now: string,
): boolean {
  const { state, tries, createdAt, dueAt } = refund;
  if (state !== 'waiting' || tries === 0) return false;
  return Date.parse(now) - Date.parse(createdAt) >= refundDecidableMs && (dueAt === null || dueAt <= now);
}
