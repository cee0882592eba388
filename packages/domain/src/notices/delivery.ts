import { type Machine, staff, system } from '../machine.ts';

/** `held`: the shop has no way to send it. `unknown`: the provider never reported whether it arrived. */
export const messageStates = ['queued', 'sending', 'sent', 'delivered', 'failed', 'held', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

const messageEvents = [
  'take',
  'postpone',
  'handOver',
  'refuse',
  'hold',
  'lose',
  'expire',
  'deliver',
  'bounce',
  'silence',
  'retry',
] as const;
export type MessageEvent = (typeof messageEvents)[number];

/**
 * An email or text message. `sent` means that the provider accepted it. The provider then reports `deliver` or
 * `bounce`; after a day without a report the state is `unknown` (`silence`). The first final report counts, later ones
 * change nothing.
 */
export const messageMachine: Machine<MessageState, MessageEvent> = {
  initial: ['queued'],
  states: messageStates,
  events: messageEvents,
  transitions: [
    { from: 'queued', event: 'take', to: 'sending', who: system },
    { from: 'sending', event: 'postpone', to: 'queued', who: system },
    { from: 'sending', event: 'handOver', to: 'sent', who: system },
    { from: 'sending', event: 'refuse', to: 'failed', who: system },
    { from: 'sending', event: 'hold', to: 'held', who: system },
    { from: 'sending', event: 'lose', to: 'unknown', who: system },
    { from: 'queued', event: 'expire', to: 'failed', who: system },
    { from: 'sending', event: 'expire', to: 'failed', who: system },
    { from: 'sent', event: 'deliver', to: 'delivered', who: system },
    { from: 'unknown', event: 'deliver', to: 'delivered', who: system },
    { from: 'sent', event: 'bounce', to: 'failed', who: system },
    { from: 'unknown', event: 'bounce', to: 'failed', who: system },
    { from: 'sent', event: 'silence', to: 'unknown', who: system },
    { from: 'failed', event: 'retry', to: 'queued', who: staff },
    { from: 'held', event: 'retry', to: 'queued', who: staff },
    { from: 'unknown', event: 'retry', to: 'queued', who: staff },
  ],
};

/** Why a message did not arrive, in words that staff can act on. Providers have hundreds of codes for these. */
export const deliveryFaults = [
  'unreachable',
  'number',
  'blocked',
  'carrier',
  'content',
  'expired',
  'account',
  'other',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** A provider's report about a message. An interim status is no report. */
export type DeliveryReport =
  | { readonly event: 'deliver' }
  /** `said`: the provider's own word or code for it. */
  | { readonly event: 'bounce'; readonly fault: DeliveryFault; readonly said: string };

const minuteMs = 60_000;
/** After this time we stop waiting for the provider's report. */
export const reportTimeoutMs = 24 * 60 * minuteMs;
const pausesMin = [1, 2, 5, 10, 30, 60];

/**
 * How long to wait before asking a provider for the n-th time (from 1) what happened to a message.
 * @example reportPollDelayMs(1) // → 60000
 */
export function reportPollDelayMs(asked: number): number {
  return (pausesMin[asked - 1] ?? pausesMin.at(-1) ?? 0) * minuteMs;
}
