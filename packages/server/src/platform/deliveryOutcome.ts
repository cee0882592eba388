import { errorCode } from './errorCode.ts';
import { OutboundFailure } from './outbound.ts';
import type { SendResult } from './outbox.ts';

/** Errors that mean that nobody received anything. */
const surelyNot = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The result of an attempt that got no answer. */
export function deliveryOutcomeOf(error: unknown): SendResult {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OutboundFailure) return { kind: 'refused', why: message };
  return { kind: surelyNot.has(errorCode(error)) ? 'later' : 'unknown', why: message.slice(0, 300) };
}
