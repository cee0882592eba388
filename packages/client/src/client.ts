import { type Client, createClient } from '@crossdock/contract/wire/client.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { wire } from './wire.ts';

export type { CallName, Output, Request } from '@crossdock/contract/table.ts';
export { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
export type { Attempt, CallOptions, Client } from '@crossdock/contract/wire/client.ts';

export interface CrossdockOptions {
  /** The shop's own address, such as `https://shop.example`; a bare name means TLS. */
  readonly host: string;
  /** A key from the console; calls that are for everybody need none. */
  readonly key?: string | undefined;
  /** Of messages. English, if nothing else is said. */
  readonly lang?: Lang;
  readonly fetch?: typeof fetch;
}

/**
 * The calls of one shop, for its own programs. `call` answers or throws a `CallFailure`; `attempt` answers both as values.
 * Every read asks the server. Throws where a key would travel in the clear.
 */
export function Crossdock({ host, key, lang = 'en', fetch: send }: CrossdockOptions): Client {
  const { protocol, hostname, origin } = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`);
  if (key !== undefined && protocol !== 'https:' && !isLocal(hostname))
    throw new Error(`A key is sent over TLS alone, not to ${origin}`);
  return createClient({
    wire,
    baseUrl: `${origin}/api/`,
    lang,
    token: key ?? null,
    dedupeMs: 0,
    ...(send === undefined ? {} : { fetch: send }),
  });
}

/** This machine, where nobody listens in between. */
function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
