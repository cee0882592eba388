import type { Machine, Transition } from '../machine.ts';
import { type Minor, minor } from '../money.ts';

/**
 * The state of a chargeback: the shop has to answer the bank, the bank decides, or it ended: the money came
 * back (`won`), is gone (`lost`), or the shop did not contest it (`accepted`).
 */
export const chargebackStates = ['needsAnswer', 'underReview', 'won', 'lost', 'accepted'] as const;
export type ChargebackState = (typeof chargebackStates)[number];

export const openChargebackStates = [
  'needsAnswer',
  'underReview',
] as const satisfies readonly ChargebackState[];
export const chargebackEndStates = ['won', 'lost', 'accepted'] as const satisfies readonly ChargebackState[];
export type ChargebackEndState = (typeof chargebackEndStates)[number];

const chargebackEvents = ['ask', 'answer', 'win', 'lose', 'accept'] as const;
export type ChargebackEvent = (typeof chargebackEvents)[number];

/** The event that leads to each state. */
export const chargebackEventByTargetState: Readonly<Record<ChargebackState, ChargebackEvent>> = {
  needsAnswer: 'ask',
  underReview: 'answer',
  won: 'win',
  lost: 'lose',
  accepted: 'accept',
};

/**
 * A bank can change its decision in any state, and its reports can arrive in any order. Staff can move only open
 * chargebacks.
 */
function transitionsOf(from: ChargebackState): Transition<ChargebackState, ChargebackEvent>[] {
  const isOpen = openChargebackStates.some((one) => one === from);
  return chargebackStates.flatMap((to) => {
    if (to === from) return [];
    return [
      { from, event: chargebackEventByTargetState[to], to, who: isOpen ? ['system', 'staff'] : ['system'] },
    ];
  });
}

/** A payment that its cardholder disputes at the bank. */
export const chargebackMachine: Machine<ChargebackState, ChargebackEvent> = {
  initial: ['needsAnswer', 'underReview', 'won', 'lost', 'accepted'],
  states: chargebackStates,
  events: chargebackEvents,
  transitions: chargebackStates.flatMap(transitionsOf),
};

/** Who reported a chargeback: the provider, or staff who saw it on the provider's own pages. */
export const chargebackSources = ['provider', 'hand'] as const;
export type ChargebackSource = (typeof chargebackSources)[number];

/** The cardholder's reasons, grouped by the evidence that they require. */
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

/** The kinds of evidence that can be sent to the bank. */
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
 * The evidence to send to the bank, the strongest first.
 * @example evidenceFor('refundMissing') // → ['refund', 'terms', 'conversation']
 */
export function evidenceFor(reason: ChargebackReason): readonly ChargebackEvidence[] {
  return evidenceOf[reason];
}

/** The amounts that are booked for a chargeback, in minor units. */
export interface ChargebackAmounts {
  /** Money that left the provider's account while the outcome is open. */
  readonly heldMinor: number;
  readonly lostMinor: number;
  readonly feeMinor: number;
}

/**
 * The amounts that must be booked in a state. `takenMinor` is what the chargeback took from the provider's
 * account. Never books a loss before the end.
 * @example chargebackBookings('lost', { takenMinor: 100, feeMinor: 15 }) // → { heldMinor: 0, lostMinor: 100, feeMinor: 15 }
 */
export function chargebackBookings(
  state: ChargebackState,
  { takenMinor, feeMinor }: { readonly takenMinor: number; readonly feeMinor: number },
): ChargebackAmounts {
  const isOpen = openChargebackStates.some((one) => one === state);
  return { heldMinor: isOpen ? takenMinor : 0, lostMinor: isOpen ? 0 : takenMinor, feeMinor };
}

interface Disputed {
  /** The amount that the provider received for the payment. */
  readonly receivedMinor: number;
  /** The amount refunded to the source, or on its way there. */
  readonly refundedMinor: number;
  /** The amount that other chargebacks of the payment took. */
  readonly chargedBackMinor: number;
}

/**
 * The most that a chargeback can take from a payment. Never more than was received minus what was refunded.
 * @example maxChargebackMinor({ receivedMinor: 100, refundedMinor: 30, chargedBackMinor: 0 }) // → 70
 */
export function maxChargebackMinor({ receivedMinor, refundedMinor, chargedBackMinor }: Disputed): Minor {
  return minor(Math.max(0, receivedMinor - refundedMinor - chargedBackMinor));
}
