import type { CallFailure } from '@crossdock/contract/callFailure.ts';
import { QueryClient } from '@tanstack/react-query';
import type { Session } from './session.ts';
import { onStale } from './stale.ts';

/** The cache of reads. It forgets everything when somebody else logs in, and what a write made stale is read again. */
export function createQueryClient(session: Session): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Only silence is worth another try: a refusal stays a refusal.
        retry: (count, error) => (error as CallFailure).undecided === true && count < 2,
      },
    },
  });
  session.onChange(() => cache.clear());
  onStale((names) => {
    for (const name of names) void cache.invalidateQueries({ queryKey: [name] });
  });
  return cache;
}
