import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { networkDown, onNetworkChange } from './network.ts';
import type { Session } from './session.ts';
import { onStaleReads } from './stale.ts';

// When the network is back, everything on screen is read again, because reads may have failed or answers may have
// changed.
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(!networkDown());
  tell();
  return onNetworkChange(tell);
});

/** The cache of reads. It is cleared when somebody else logs in, and stale reads are repeated. */
export function createQueryClient(session: Session): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Without a network a read fails at once instead of waiting, so that the screen can say so.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        // Repeated only if no answer came; a refusal would be the same.
        retry: (count, error) =>
          error instanceof CallFailure && error.undecided && count < 2 && navigator.onLine,
      },
    },
  });
  session.onChange(() => cache.clear());
  onStaleReads((names) => {
    for (const name of names) void cache.invalidateQueries({ queryKey: [name] });
  });
  return cache;
}
