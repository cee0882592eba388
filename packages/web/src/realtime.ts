import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from './connection.ts';
import { listen } from './realtimeLine.ts';

/** Refreshes what is on screen when the server says that a topic changed; `useCall(…, { topics })` names its topics. */
export function useRealtime(): void {
  const cache = useQueryClient();
  const { client, token } = useConnection();
  useEffect(() => {
    const refresh = (touches: (topics: readonly string[]) => boolean) => {
      client.forget();
      void cache.invalidateQueries({
        predicate: (query) => touches(query.meta?.topics ?? []),
      });
    };
    const line = listen(token, {
      onTopic: (topic) => refresh((topics) => topics.includes(topic)),
      onReturn: () => refresh((topics) => topics.length > 0),
    });
    return () => line.close();
  }, [cache, client, token]);
}
