import type { Client } from '@crossdock/contract/client.ts';
import type { CallName, Output, Request } from '@crossdock/contract/table.ts';

/** Query options in the shape that TanStack Query takes, without depending on it. */
export interface CallQuery<N extends CallName> {
  readonly queryKey: readonly [N, Request<N>];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Output<N>>;
}

/** The query of one read: its key starts with the call's name, so that a name alone invalidates every input of it. */
export function callQuery<N extends CallName>(client: Client, name: N, input: Request<N>): CallQuery<N> {
  return { queryKey: [name, input], queryFn: ({ signal }) => client.call(name, input, { signal }) };
}
