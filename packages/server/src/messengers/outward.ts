import { refuse } from '@crossdock/contract/refusals.ts';
import type { FetchBody } from 'openid-client';
import { Busy, ConcurrencyLimiter } from '../platform/concurrencyLimiter.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { askOutside, mayBeNamed, NotReached } from '../platform/outbound.ts';
import type { Actor } from '../platform/scope.ts';

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
const answerWithinMs = 4_000;

/**
 * A messenger that is slow takes no place from those of other shops. A place costs a connection and 0.1 MB for as long as the
 * messenger takes, at most a few seconds, and no transaction; so a shop has as many as an evening asks for on which all of its
 * members are told of something: 60, where each takes half a second, are 120 log-ins a second. Where four shops' messengers hang,
 * the others wait for a turn, of which some 50 a second come free.
 */
const line = new ConcurrencyLimiter({ atOnce: 200, perCaller: 10, perShop: 60, inAll: 400, retrySeconds: 2 });

/** Asks a messenger; its failures become refusals, everything else is ours. */
export async function askMessenger<T>(noTransaction: NoTransaction, ask: () => Promise<T>) {
  noTransaction.check();
  try {
    return await line.run(noTransaction.turn, ask);
  } catch (error) {
    if (error instanceof Busy) return refuse('throttle.wait', { seconds: error.seconds });
    if (!(error instanceof MessengerFailure)) throw error;
    return error.why === 'declined' ? refuse('messenger.declined') : refuse('messenger.unavailable');
  }
}

/** How far the server goes for a shop. A demo shop's stand-in for a messenger may run on this machine, without TLS. */
export interface Reach {
  readonly demo: boolean;
  readonly privateToo: boolean;
}

export const reachOf = (actor: Actor, config: Config): Reach => ({
  demo: actor.shop.demo,
  privateToo: config.OUTBOUND_PRIVATE,
});

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the address may lead inside: no shop can have the server ask its own neighbours. */
function maybeInside(address: string, { demo, privateToo }: Reach): boolean {
  return privateToo || (demo && URL.canParse(address) && loopback.test(new URL(address).hostname));
}

/** Whether a shop may name this address for the server to ask. */
export const mayBeAsked = (address: string, reach: Reach): boolean =>
  mayBeNamed(address, maybeInside(address, reach));

/** Asks it past names that lead inside: what an issuer names is held to the same as its own address. */
export function fetchWithin(reach: Reach) {
  return async (
    url: string,
    {
      method,
      headers,
      body,
    }: { method: string; headers: Record<string, string>; body?: FetchBody | undefined },
  ): Promise<Response> => {
    if (method !== 'GET' && method !== 'POST') throw new NotReached(`nobody is asked by ${method}`);
    const said = await askOutside({
      url,
      method,
      headers,
      body: body?.toString(),
      timeoutMs: answerWithinMs,
      privateToo: maybeInside(url, reach),
    });
    return new Response(said.text, { status: said.status, headers: said.headers });
  };
}
