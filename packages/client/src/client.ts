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
  /** The shop's own URL, such as `https://shop.example`; a name without a scheme uses TLS. */
  readonly host: string;
  /** An API key from the console; calls that are open to everybody need none. */
  readonly key?: string | undefined;
  /** The language of messages; English by default. */
  readonly lang?: Lang;
  readonly fetch?: typeof fetch;
}

export interface CrossdockClient extends Client {
  /**
   * Returns all entries of a list, however many. Entries that are added or removed in the meantime do not shift the
   * others. Throws like `call`; it also throws if the list has more entries than its `sort` can reach, which is
   * 10,000.
   */
  each<N extends ListCall>(
    name: N,
    input: Request<N>,
    options?: CallOptions,
  ): AsyncGenerator<EntryOf<N>, void>;
}

/**
 * The calls of one shop, for its own programs. `call` returns the output or throws a `CallFailure`; `attempt` returns
 * both as values. Every read is sent to the server; nothing is sent before the first call. A key is never sent
 * unencrypted: the function throws for a host without TLS, unless the host is this machine.
 * @example Crossdock({ host: 'shop.example', fetch: async (url) => Response.json({ code: 200, data: { url } })
 * }).call('queryAllParcels', { words: 'SF' }) // → { url: 'https://shop.example/api/staff/parcels?words=SF' }
 * @example Crossdock({ host: 'http://shop.example', key: 'crossdock_key' }) // throws
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

/** Whether a host is this machine, so that nobody can intercept the connection. */
function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
