import type { Client } from '@crossdock/contract/client.ts';
import type { CallName } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { createContext, useContext } from 'react';

/** What the hooks need of the app around them. */
export interface Connection {
  readonly client: Client;
  readonly lang: () => Lang;
  readonly token: () => string | null;
  /** A failed write that its screen does not show itself. */
  readonly onFailure: (failure: CallFailure) => void;
  /** A write made these reads stale. */
  readonly refresh: (names: readonly CallName[]) => void;
  /** Rows on a page of a list whose address names no size; by default `usualRowsPerPage`. */
  readonly rowsPerPage?: () => number;
  /** The reader chose a size. */
  readonly keepRowsPerPage?: (rows: number) => void;
}

export const usualRowsPerPage = 20;

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('No context');
  return connection;
}
