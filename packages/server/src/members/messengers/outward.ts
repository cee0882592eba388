import { isIP } from 'node:net';
import { refuse } from '@crossdock/contract/refusals.ts';

/** Why a messenger's word cannot be had: it said no to this code, or it does not answer as it should. */
export class MessengerFailure extends Error {
  override readonly name = 'MessengerFailure';
  readonly why: 'declined' | 'unavailable';
  constructor(why: 'declined' | 'unavailable', options?: ErrorOptions) {
    super(`messenger ${why}`, options);
    this.why = why;
  }
}

/** Half of the time that a transaction may wait: at most two questions are asked in one. */
export const answerWithinMs = 4_000;

/** A messenger that is slow must not take every connection with it: the callers after these come again. */
const atOnce = 3;
let asking = 0;

/** Asks a messenger; its failures become refusals, everything else is ours. */
export async function askMessenger<T>(ask: () => Promise<T>) {
  if (asking >= atOnce) return refuse('throttle.wait', { seconds: 2 });
  asking += 1;
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error;
    return error.why === 'declined' ? refuse('messenger.declined') : refuse('messenger.unavailable');
  } finally {
    asking -= 1;
  }
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** This machine itself: where a demo shop's stand-in for a messenger may run, without TLS. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && loopback.test(new URL(address).hostname);
}

/**
 * Whether a shop may name this address for the server to ask: a public name over TLS, so that no shop can have the
 * server ask its own neighbours. A demo shop may name the machine itself.
 */
export function mayBeAsked(address: string, demo: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (demo && isLoopback(address)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && isPublicName(hostname);
}

function isPublicName(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return (
    /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname) &&
    !/\.(local|localhost|internal|lan|home|arpa)$/i.test(hostname)
  );
}
