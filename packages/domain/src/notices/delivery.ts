import type { Machine, Who } from '../machine.ts';

/** `held`: there is nothing to send it with; `unknown`: the other side may have it, and never said so. */
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

const system: readonly Who[] = ['system'];

/**
 * A mail or text message on its way. `sent` says that the provider took it; what became of it is the provider's to say
 * (`deliver`, `bounce`), and after a day without a word nobody knows (`silence`). Its last word is final: what it says after
 * that changes nothing.
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
    { from: 'failed', event: 'retry', to: 'queued', who: ['staff'] },
    { from: 'held', event: 'retry', to: 'queued', who: ['staff'] },
    { from: 'unknown', event: 'retry', to: 'queued', who: ['staff'] },
  ],
};

/** Why a message did not arrive, in words that staff can act on; providers have hundreds of codes for these. */
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

/** What a provider says of a message's delivery. What is neither yet, says nothing. */
export type DeliveryReport =
  | { readonly event: 'deliver' }
  /** `said`: the provider's own word or code for it. */
  | { readonly event: 'bounce'; readonly fault: DeliveryFault; readonly said: string };

const minuteMs = 60_000;
/** After this nobody waits for the provider's word any more. */
export const reportWithinMs = 24 * 60 * minuteMs;
const pausesMin = [1, 2, 5, 10, 30, 60];

/** How long to wait before a provider is asked for the n-th time what became of a message, from 1. */
export function askPauseMs(asked: number): number {
  return (pausesMin[asked - 1] ?? pausesMin.at(-1) ?? 0) * minuteMs;
}
