import { errorCode } from './errorCode.ts';
import { NotReached } from './outbound.ts';
import type { Attempt } from './outbox.ts';

/** Nobody was there to take it. */
const surelyNot = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What an attempt came to whose question was not answered. */
export function deliveryOutcomeOf(error: unknown): Attempt {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotReached) return { kind: 'refused', why: message };
  return { kind: surelyNot.has(errorCode(error)) ? 'later' : 'unknown', why: message.slice(0, 300) };
}
