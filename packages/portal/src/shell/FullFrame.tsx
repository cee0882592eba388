import { networkDown } from '@crossdock/web/network.ts';
import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { deleteStoredAnswers } from '@crossdock/web/storedAnswers.ts';
import { restoreReads } from '@crossdock/web/storedReads.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadAllRoutes } from './allRoutes.ts';
import { client, queryClient } from './api.ts';
import { firstReads } from './firstReads.ts';
import { session } from './session.ts';

let restored: Promise<void> | null = null;

/**
 * Loads the stored answers into the cache before the first screen is drawn; the screen then reads current ones from
 * the server. The storing of new answers starts later, when the page is idle.
 */
export async function loadStoredAnswers(): Promise<void> {
  if (!restored) session.onChange(() => void deleteStoredAnswers());
  restored ??= restoreReads(queryClient, session);
  await restored;
  const start = () =>
    import('./offlineSupport.ts').then(
      (module) => module.startOfflineSupport(),
      // If the network fails while `offlineSupport.ts` is loading, the page works without it.
      () => undefined,
    );
  if (networkDown()) await start();
  else
    void whenQuiet().then(() => {
      void start();
      loadAllRoutes().catch(() => undefined);
    });
}

/** The providers that most routes need and the login page does not: the cache of reads. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Puts the answers to the requests of the page's first script into the cache of reads. */
export function cacheFirstReads(path: string): void {
  for (const [name, input] of firstReads[path] ?? [])
    void queryClient.prefetchQuery(callQuery(client, name, input));
}
