import type { CallFailure } from '@crossdock/contract/callFailure.ts';
import type { Client } from '@crossdock/contract/client.ts';
import type { Lang } from '@crossdock/contract/wire.ts';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What the hooks need of the app around them. */
export interface Connection {
  readonly client: Client;
  readonly lang: () => Lang;
  readonly token: () => string | null;
  /** A failed write that its screen does not show itself. */
  readonly onFailure: (failure: CallFailure) => void;
}

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('There is no ConnectionContext around this.');
  return connection;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Only silence is worth another try: a refusal stays a refusal.
        retry: (count, error) => (error as CallFailure).undecided === true && count < 2,
      },
    },
  });
}
