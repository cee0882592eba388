import { refuse } from '@crossdock/contract/refusals.ts';
import type { FetchBody } from 'openid-client';
import { ConcurrencyLimiter, TooBusy } from '../platform/concurrencyLimiter.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { isAllowedOutboundUrl, OutboundFailure, sendOutbound } from '../platform/outbound.ts';
import type { Actor } from '../platform/scope.ts';

/**
 * A messenger gave no usable answer: it refused the code of the login (`declined`), or it was not reachable or
 * answered something unexpected (`unavailable`).
 */
export class MessengerFailure extends Error {
  override readonly name = 'MessengerFailure';
  readonly why: 'declined' | 'unavailable';
  constructor(why: 'declined' | 'unavailable', options?: ErrorOptions) {
    super(`messenger ${why}`, options);
    this.why = why;
  }
}

/** Statuses whose answer has no body; `Response` refuses even an empty one. */
const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/** A short timeout, because a person waits in front of an empty page. */
const answerWithinMs = 4_000;

/**
 * Limits requests to messengers per shop, so that a slow messenger does not block other shops. A waiting request
 * occupies a connection and 0.1 MB for a few seconds, and no transaction. If a request takes half a second, 60 per
 * shop allow 120 logins a second, which is enough after a notification to all members. Even if the messengers of four
 * shops do not answer, other shops can begin about 50 requests a second.
 */
const line = new ConcurrencyLimiter({ atOnce: 200, perCaller: 10, perShop: 60, inAll: 400, retrySeconds: 2 });

/** Contacts a messenger. Its failures become refusals; other errors are thrown. */
export async function callMessenger<T>(noTransaction: NoTransaction, ask: () => Promise<T>) {
  noTransaction.check();
  try {
    return await line.run(noTransaction.turn, ask);
  } catch (error) {
    if (error instanceof TooBusy) return refuse('throttle.wait', { seconds: error.seconds });
    if (!(error instanceof MessengerFailure)) throw error;
    return error.why === 'declined' ? refuse('messenger.declined') : refuse('messenger.unavailable');
  }
}

/**
 * The rule for addresses that the server may contact for a shop. A demo shop's stand-in messenger may run on this
 * machine without TLS.
 */
export interface AllowedAddresses {
  readonly demo: boolean;
  readonly privateToo: boolean;
}

export const allowedAddresses = (actor: Actor, config: Config): AllowedAddresses => ({
  demo: actor.shop.demo,
  privateToo: config.OUTBOUND_PRIVATE,
});

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether the server may contact the address even if it is internal: if the operator allows it, or a demo shop names
 * this machine.
 */
function maybeInside(address: string, { demo, privateToo }: AllowedAddresses): boolean {
  return privateToo || (demo && URL.canParse(address) && loopback.test(new URL(address).hostname));
}

/** Whether a shop may enter this address. */
export const isAllowedAddress = (address: string, reach: AllowedAddresses): boolean =>
  isAllowedOutboundUrl(address, maybeInside(address, reach));

/**
 * A fetch that refuses names of internal addresses, so that addresses named by an issuer meet the same rules as its
 * own.
 */
export function restrictedFetch(reach: AllowedAddresses) {
  return async (
    url: string,
    {
      method,
      headers,
      body,
    }: { method: string; headers: Record<string, string>; body?: FetchBody | undefined },
  ): Promise<Response> => {
    if (method !== 'GET' && method !== 'POST') throw new OutboundFailure(`nobody is asked by ${method}`);
    const said = await sendOutbound({
      url,
      method,
      headers,
      body: body?.toString(),
      timeoutMs: answerWithinMs,
      privateToo: maybeInside(url, reach),
    });
    // LINE answers 204 where a permission is revoked.
    const text = bodyless.has(said.status) ? null : said.text;
    return new Response(text, { status: said.status, headers: said.headers });
  };
}
