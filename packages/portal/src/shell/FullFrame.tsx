import MantineFrame from '@crossdock/ui/MantineFrame.tsx';
import { callQuery } from '@crossdock/web/queries.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, queryClient } from './api.ts';
import { firstReads } from './firstReads.ts';

/** What most routes need and the login page does not: the cache of reads, and what Mantine's parts need. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineFrame>{children}</MantineFrame>
    </QueryClientProvider>
  );
}

/** Puts what the first script asked for into the cache of reads. */
export function takeUpFirstReads(path: string): void {
  for (const [name, input] of firstReads[path] ?? [])
    void queryClient.prefetchQuery(callQuery(client, name, input));
}
