import { type EventOf, machineOf, staff, system } from '../machine.ts';

/**
 * `held`: not sent, because the shop has not set up the channel. `unknown`: the provider never reported whether the
 * message arrived.
 */
export const messageStates = ['queued', 'sending', 'sent', 'delivered', 'failed', 'held', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * An email or text message. `sent` means that the provider accepted it. The provider then reports `deliver` or
 * `bounce`; after a day without a report the state is `unknown` (`silence`). The first final report counts, later ones
 * change nothing.
 */
export const messageMachine = machineOf(messageStates, ['queued'], {
  take: [system, { queued: 'sending' }],
  postpone: [system, { sending: 'queued' }],
  handOver: [system, { sending: 'sent' }],
  refuse: [system, { sending: 'failed' }],
  hold: [system, { sending: 'held' }],
  lose: [system, { sending: 'unknown' }],
  expire: [system, { queued: 'failed', sending: 'failed' }],
  deliver: [system, { sent: 'delivered', unknown: 'delivered' }],
  bounce: [system, { sent: 'failed', unknown: 'failed' }],
  silence: [system, { sent: 'unknown' }],
  retry: [staff, { failed: 'queued', held: 'queued', unknown: 'queued' }],
});
export type MessageEvent = EventOf<typeof messageMachine>;

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
  /** `said`: the provider's own word or code for the fault. */
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
