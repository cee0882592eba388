import type { Client } from '@crossdock/contract/client.ts';
import type { CallName } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { createContext, useContext } from 'react';

/** The functions and settings that the hooks need from the app. */
export interface Connection {
  readonly client: Client;
  readonly lang: () => Lang;
  readonly token: () => string | null;
  /** Called for a failed write that its screen does not show. */
  readonly onFailure: (failure: CallFailure) => void;
  /** Called after a write that made these reads stale. */
  readonly refresh: (names: readonly CallName[]) => void;
  /** Rows per page if the URL has no size; default `defaultRowsPerPage`. */
  readonly rowsPerPage?: () => number;
  /** Called when the reader chose a page size. */
  readonly keepRowsPerPage?: (rows: number) => void;
}

export const defaultRowsPerPage = 20;

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('No context');
  return connection;
}
