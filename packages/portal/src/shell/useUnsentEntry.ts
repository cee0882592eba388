import type { OfflineCall, OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import { useEffect, useState } from 'react';

type EntryOf<N extends OfflineCall> = Extract<OutboxEntry, { call: N }>;

/** The unsent entry that is being changed; null if there is none, undefined while it is being read. */
export function useUnsentEntry<N extends OfflineCall>(call: N, id: string | undefined) {
  const [entry, setEntry] = useState<EntryOf<N> | null | undefined>(id === undefined ? null : undefined);
  useEffect(() => {
    if (id === undefined) return setEntry(null);
    let gone = false;
    const read = async () => {
      const { outbox } = await import('./outbox.ts');
      await outbox.refresh();
      return outbox.entries().find((one): one is EntryOf<N> => one.id === id && one.call === call) ?? null;
    };
    void read().then(
      (found) => gone || setEntry(found?.state === 'sent' ? null : found),
      () => gone || setEntry(null),
    );
    return () => {
      gone = true;
    };
  }, [call, id]);
  return entry;
}
