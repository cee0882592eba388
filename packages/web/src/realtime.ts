import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from './connection.ts';
import { LiveReadUpdater } from './liveReads.ts';

const isSeen = () => document.visibilityState === 'visible';

/**
 * Keeps the screen current when the server reports that a topic changed; `useCall(…, { topics })` names the
 * topics of a read.
 */
export function useRealtime(): void {
  const cache = useQueryClient();
  const { client, token, lang } = useConnection();
  useEffect(() => {
    const live = new LiveReadUpdater({ cache, client, token, lang, isSeen });
    const seenOrNot = () => live.seenOrNot();
    document.addEventListener('visibilitychange', seenOrNot);
    return () => {
      document.removeEventListener('visibilitychange', seenOrNot);
      live.close();
    };
  }, [cache, client, token, lang]);
}
