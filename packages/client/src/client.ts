import { type CallOptions, type Client, createClient } from '@crossdock/contract/client.ts';
import type { Request } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type EntryOf, entriesOf, type ListCall } from './entries.ts';
import { wire } from './wire.ts';

export type { Attempt, CallOptions, Client } from '@crossdock/contract/client.ts';
export type { CallName, Output, Request } from '@crossdock/contract/table.ts';
export { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
export type { EntryOf, ListCall } from './entries.ts';

export interface CrossdockOptions {
  /** The shop's own address, such as `https://shop.example`; a bare name means TLS. */
  readonly host: string;
  /** A key from the console; calls that are for everybody need none. */
  readonly key?: string | undefined;
  /** Of messages. English, if nothing else is said. */
  readonly lang?: Lang;
  readonly fetch?: typeof fetch;
}

export interface CrossdockClient extends Client {
  /**
   * All entries of a list, however many there are: what comes or goes meanwhile moves none of them. Fails as `call` does, and
   * where a `sort` leads no further than 10,000 entries.
   */
  each<N extends ListCall>(
    name: N,
    input: Request<N>,
    options?: CallOptions,
  ): AsyncGenerator<EntryOf<N>, void>;
}

/**
 * The calls of one shop, for its own programs. `call` answers or throws a `CallFailure`; `attempt` answers both as values.
 * Every read asks the server. Throws where a key would travel in the clear.
 */
export function Crossdock({ host, key, lang = 'en', fetch: send }: CrossdockOptions): CrossdockClient {
  const { protocol, hostname, origin } = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`);
  if (key !== undefined && protocol !== 'https:' && !isLocal(hostname))
    throw new Error(`A key is sent over TLS alone, not to ${origin}`);
  const client = createClient({
    wire,
    baseUrl: `${origin}/api/`,
    lang,
    token: key ?? null,
    dedupeMs: 0,
    ...(send === undefined ? {} : { fetch: send }),
  });
  return { ...client, each: (...asked) => entriesOf(client, ...asked) };
}

/** This machine, where nobody listens in between. */
function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
