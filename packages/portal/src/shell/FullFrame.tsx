import { forgetAnswers } from '@crossdock/web/keptAnswers.ts';
import { restoreReads } from '@crossdock/web/keptReads.ts';
import { networkDown } from '@crossdock/web/network.ts';
import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allRoutes } from './allRoutes.ts';
import { client, queryClient } from './api.ts';
import { firstReads } from './firstReads.ts';
import { moreTexts } from './moreTexts.ts';
import { session } from './session.ts';

let restored: Promise<void> | null = null;

/** The last answers are there before the first screen, which asks anew; keeping begins when nobody waits for it. */
export async function prepare(): Promise<void> {
  if (!restored) session.onChange(() => void forgetAnswers());
  restored ??= restoreReads(queryClient, session);
  await restored;
  const start = () =>
    import('./withoutNetwork.ts').then(
      (module) => module.start(),
      // A page that has lost the network before it had this file does without.
      () => undefined,
    );
  if (networkDown()) await start();
  else
    void whenQuiet().then(() => {
      void start();
      // Ahead of the next screen, which asks again should it fail.
      moreTexts().catch(() => undefined);
      allRoutes().catch(() => undefined);
    });
}

/** What most routes need and the login page does not: the cache of reads. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Puts what the first script asked for into the cache of reads. */
export function takeUpFirstReads(path: string): void {
  for (const [name, input] of firstReads[path] ?? [])
    void queryClient.prefetchQuery(callQuery(client, name, input));
}
