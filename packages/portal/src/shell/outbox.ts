import type { CallName } from '@crossdock/contract/table.ts';
import { acrossTabsLock } from '@crossdock/web/acrossTabsLock.ts';
import { Outbox } from '@crossdock/web/outbox.ts';
import { outboxDatabase } from '@crossdock/web/outboxDatabase.ts';
import type { OfflineCall, OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { useSyncExternalStore } from 'react';
import { isStoredActingToken } from './acting.ts';
import { client } from './api.ts';
import { fetchChatPass } from './chatCustomer.ts';
import { currentToken, session } from './session.ts';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('crossdock-outbox');

/**
 * The calls that can be sent later, each with the reads that it makes stale. The names of the calls are written as
 * strings, so that the build puts the client's data about these calls into this file.
 */
const stale = new Map<OfflineCall, readonly CallName[]>([
  ['forecastParcels', ['queryParcels', 'getOrderStatistics']],
  ['addComment', ['getComments', 'listOrdersToComment', 'queryPoints']],
  ['say', []],
]);

/** The member's input that could not be sent yet. */
export const outbox = new Outbox({
  store: outboxDatabase(),
  client,
  session,
  pass: () => fetchChatPass(client),
  alone: acrossTabsLock('crossdock-outbox'),
  tell: () => channel?.postMessage(null),
  onSent: ({ call }) => markStale(stale.get(call) ?? []),
});

let started = false;

/** Sends the unsent entries of earlier visits, now and whenever the network or the member returns. */
export function startOutbox(): void {
  if (started || !globalThis.indexedDB || !globalThis.crypto?.subtle) return;
  started = true;
  const go = () => void sendKept().catch(() => undefined);
  channel?.addEventListener('message', () => {
    void outbox.refresh();
    // Another tab may have sent some entries, so everything that they can change is read again.
    for (const names of stale.values()) markStale(names);
  });
  session.onChange(go);
  addEventListener('online', go);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go());
  go();
}

async function sendKept(): Promise<void> {
  await outbox.refresh();
  const token = currentToken();
  // Nothing is stored on the device of staff who act as a member.
  if (token === null || isStoredActingToken(token)) return;
  await outbox.claim(token, async () => {
    const { id, acting } = await client.call('getMemberInfo', {});
    return acting || currentToken() !== token ? null : id;
  });
  await outbox.flush();
}

export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

export async function countUnsent(): Promise<number> {
  await outbox.refresh();
  return outbox.entries().filter(({ state }) => state !== 'sent').length;
}
