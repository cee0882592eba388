import type { NoTransaction } from '../platform/db.ts';
import { type OutboundRequest, type OutboundResponse, sendOutbound } from '../platform/outbound.ts';

/** The connection data of a provider. */
export interface ProviderConnection {
  /** The base address, without the path. */
  readonly base: string;
  /** Whether the operator configured the address, which may then be in a private network. */
  readonly privateToo: boolean;
}

type Wish = Pick<OutboundRequest, 'method' | 'headers' | 'timeoutMs'> & {
  readonly path: string;
  readonly body?: string | undefined;
};

/**
 * Sends a request to a provider. Throws if no answer arrives in time; it is then unknown whether the request was
 * carried out. The error has its own class, because a lost connection to a provider must not be mistaken for a lost
 * connection to the database.
 */
export async function requestProvider(
  noTransaction: NoTransaction,
  { base, privateToo }: ProviderConnection,
  { path, body, ...wish }: Wish,
): Promise<OutboundResponse> {
  noTransaction.check();
  const url = base.replace(/\/$/, '') + path;
  try {
    return await sendOutbound({ ...wish, url, body, privateToo });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${new URL(url).host} did not answer: ${why}`);
  }
}

/** HTTP basic authentication with a user name and no password. */
export const basicAuth = (user: string): string => `Basic ${Buffer.from(`${user}:`).toString('base64')}`;

/** The answer as JSON; throws with the status if it is not JSON. */
export function parseJsonAnswer({ status, text }: OutboundResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`no JSON came, but HTTP ${status}`);
  }
}
