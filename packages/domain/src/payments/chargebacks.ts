import type { Machine, Transition } from '../machine.ts';
import { type Minor, minor } from '../money.ts';

/**
 * How far a chargeback is: the shop has to answer the bank, the bank decides, or it ended: the money came back (`won`),
 * it is gone (`lost`), or the shop did not contest it (`accepted`).
 */
export const chargebackStates = ['needsAnswer', 'underReview', 'won', 'lost', 'accepted'] as const;
export type ChargebackState = (typeof chargebackStates)[number];

export const openChargebacks = ['needsAnswer', 'underReview'] as const satisfies readonly ChargebackState[];
export const chargebackEnds = ['won', 'lost', 'accepted'] as const satisfies readonly ChargebackState[];
export type ChargebackEnd = (typeof chargebackEnds)[number];

const chargebackEvents = ['ask', 'answer', 'win', 'lose', 'accept'] as const;
export type ChargebackEvent = (typeof chargebackEvents)[number];

/** The event that leads to each state. */
export const chargebackEventTo: Readonly<Record<ChargebackState, ChargebackEvent>> = {
  needsAnswer: 'ask',
  underReview: 'answer',
  won: 'win',
  lost: 'lose',
  accepted: 'accept',
};

/** A bank can change its mind in every state, and news comes in any order. Staff move only what is open. */
function transitionsOf(from: ChargebackState): Transition<ChargebackState, ChargebackEvent>[] {
  const isOpen = openChargebacks.some((one) => one === from);
  return chargebackStates.flatMap((to) => {
    if (to === from) return [];
    return [{ from, event: chargebackEventTo[to], to, who: isOpen ? ['system', 'staff'] : ['system'] }];
  });
}

/** A payment that its cardholder disputes at the bank. */
export const chargebackMachine: Machine<ChargebackState, ChargebackEvent> = {
  initial: ['needsAnswer', 'underReview', 'won', 'lost', 'accepted'],
  states: chargebackStates,
  events: chargebackEvents,
  transitions: chargebackStates.flatMap(transitionsOf),
};

/** Who reported it: the provider, or staff who saw it in the provider's own pages. */
export const chargebackSources = ['provider', 'hand'] as const;
export type ChargebackSource = (typeof chargebackSources)[number];

/** Why the cardholder objects, in the groups that ask for the same evidence. */
export const chargebackReasons = [
  'fraud',
  'notReceived',
  'notAsDescribed',
  'duplicate',
  'refundMissing',
  'cancelled',
  'wrongAmount',
  'other',
] as const;
export type ChargebackReason = (typeof chargebackReasons)[number];

/** What can be sent to the bank as evidence. */
export const chargebackEvidence = [
  'delivery',
  'tracking',
  'signature',
  'packing',
  'terms',
  'conversation',
  'identity',
  'receipt',
  'otherPayment',
  'refund',
] as const;
export type ChargebackEvidence = (typeof chargebackEvidence)[number];

const evidenceOf: Readonly<Record<ChargebackReason, readonly ChargebackEvidence[]>> = {
  fraud: ['identity', 'delivery', 'signature', 'tracking', 'conversation', 'receipt'],
  notReceived: ['delivery', 'signature', 'tracking', 'conversation', 'terms'],
  notAsDescribed: ['packing', 'terms', 'conversation', 'receipt', 'delivery'],
  duplicate: ['otherPayment', 'receipt', 'tracking', 'conversation'],
  refundMissing: ['refund', 'terms', 'conversation'],
  cancelled: ['terms', 'conversation', 'tracking', 'packing', 'refund'],
  wrongAmount: ['receipt', 'packing', 'terms', 'conversation'],
  other: ['receipt', 'tracking', 'delivery', 'signature', 'packing', 'terms', 'conversation'],
};

/**
 * What to send to the bank, the most telling first.
 * @example evidenceFor('refundMissing') // → ['refund', 'terms', 'conversation']
 */
export function evidenceFor(reason: ChargebackReason): readonly ChargebackEvidence[] {
  return evidenceOf[reason];
}

/** What is booked for a chargeback. Amounts in minor units. */
export interface ChargebackMoney {
  /** Gone from the provider's account, and nobody knows yet for whom. */
  readonly heldMinor: number;
  readonly lostMinor: number;
  readonly feeMinor: number;
}

/**
 * What must be booked in a state. `takenMinor` is what the provider's account lacks because of it. Never books a loss
 * before the end.
 * @example bookedFor('lost', { takenMinor: 100, feeMinor: 15 }) // → { heldMinor: 0, lostMinor: 100, feeMinor: 15 }
 */
export function bookedFor(
  state: ChargebackState,
  { takenMinor, feeMinor }: { readonly takenMinor: number; readonly feeMinor: number },
): ChargebackMoney {
  const isOpen = openChargebacks.some((one) => one === state);
  return { heldMinor: isOpen ? takenMinor : 0, lostMinor: isOpen ? 0 : takenMinor, feeMinor };
}

interface Disputed {
  /** What the provider received for the payment. */
  readonly receivedMinor: number;
  /** What went back to its source, or is on its way. */
  readonly refundedMinor: number;
  /** What other chargebacks of the payment took. */
  readonly chargedBackMinor: number;
}

/**
 * The most that a chargeback can take of a payment. Never more than came in, less what went back.
 * @example mostChargedBack({ receivedMinor: 100, refundedMinor: 30, chargedBackMinor: 0 }) // → 70
 */
export function mostChargedBack({ receivedMinor, refundedMinor, chargedBackMinor }: Disputed): Minor {
  return minor(Math.max(0, receivedMinor - refundedMinor - chargedBackMinor));
}
