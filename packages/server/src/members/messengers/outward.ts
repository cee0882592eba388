import { isIP } from 'node:net';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Outside } from '../../platform/db.ts';
import { Busy, Line } from '../../platform/line.ts';

/** Why a messenger's word cannot be had: it said no to this code, or it does not answer as it should. */
export class MessengerFailure extends Error {
  override readonly name = 'MessengerFailure';
  readonly why: 'declined' | 'unavailable';
  constructor(why: 'declined' | 'unavailable', options?: ErrorOptions) {
    super(`messenger ${why}`, options);
    this.why = why;
  }
}

/** A person waits for it, in a browser that shows nothing yet. */
export const answerWithinMs = 4_000;

/** A messenger that is slow takes no place from those of other shops. */
const line = new Line({ atOnce: 12, perCaller: 2, perShop: 3, inAll: 30, retrySeconds: 2 });

/** Asks a messenger; its failures become refusals, everything else is ours. */
export async function askMessenger<T>(outside: Outside, ask: () => Promise<T>) {
  outside.check();
  try {
    return await line.run(outside.turn, ask);
  } catch (error) {
    if (error instanceof Busy) return refuse('throttle.wait', { seconds: error.seconds });
    if (!(error instanceof MessengerFailure)) throw error;
    return error.why === 'declined' ? refuse('messenger.declined') : refuse('messenger.unavailable');
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
