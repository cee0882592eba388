import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { networkDown, onNetworkChange } from './network.ts';
import type { Session } from './session.ts';
import { onStale } from './stale.ts';

// What is on screen is read again when there is an answer again: it may have failed, or changed meanwhile.
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(!networkDown());
  tell();
  return onNetworkChange(tell);
});

/** The cache of reads. It forgets everything when somebody else logs in, and what a write made stale is read again. */
export function createQueryClient(session: Session): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Without a network a screen says so at once, instead of waiting for one.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        // Tried again only where no answer came: a refusal would be the same.
        retry: (count, error) =>
          error instanceof CallFailure && error.undecided && count < 2 && navigator.onLine,
      },
    },
  });
  session.onChange(() => cache.clear());
  onStale((names) => {
    for (const name of names) void cache.invalidateQueries({ queryKey: [name] });
  });
  return cache;
}
