import type { NoTransaction } from '../platform/db.ts';
import { askOutside, type Question, type Said } from '../platform/outbound.ts';

/** Where a provider is reached. */
export interface Reach {
  /** The address before the path. */
  readonly base: string;
  /** The operator has named an address of its own, which may be in a private network. */
  readonly privateToo: boolean;
}

type Wish = Pick<Question, 'method' | 'headers' | 'timeoutMs'> & {
  readonly path: string;
  readonly body?: string | undefined;
};

/**
 * Sends a request to a provider. Throws if no answer comes in time: whether it was carried out is unknown then. The
 * error is one of its own, because a lost connection to a provider is no lost connection to the database.
 */
export async function askProviderAt(
  noTransaction: NoTransaction,
  { base, privateToo }: Reach,
  { path, body, ...wish }: Wish,
): Promise<Said> {
  noTransaction.check();
  const url = base.replace(/\/$/, '') + path;
  try {
    return await askOutside({ ...wish, url, body, privateToo });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${new URL(url).host} did not answer: ${why}`);
  }
}

/** A user name without a password, as HTTP's basic authentication writes it. */
export const basicAuth = (user: string): string => `Basic ${Buffer.from(`${user}:`).toString('base64')}`;

/** The answer as JSON; throws with the status if it is none. */
export function jsonOf({ status, text }: Said): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`no JSON came, but HTTP ${status}`);
  }
}
