import MantineFrame from '@crossdock/ui/MantineFrame.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './api.ts';

/** What most routes need and the login page does not: the cache of reads, and what Mantine's parts need. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineFrame>{children}</MantineFrame>
    </QueryClientProvider>
  );
}
