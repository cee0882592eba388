import { showMessage } from '@crossdock/ui/message.ts';
import { stored } from '@crossdock/web/storage.ts';
import { useSyncExternalStore } from 'react';
import { client, queryClient } from '../shell/api.ts';
import { play, type Sound } from '../shell/sounds.ts';
import { blobOf } from './pictures.ts';
import { type Receipt, type ReceiptAnswer, ReceiptQueue } from './receiptQueue.ts';

/** One line of the recent list. */
export interface Recent {
  readonly key: string;
  readonly outcome: ReceiptAnswer['outcome'];
  readonly parcel: ReceiptAnswer['parcel'];
  readonly undone: boolean;
}

const storageKey = 'crossdock.console.receipts';
const recentMax = 30;
const outcomeSounds: Readonly<Record<ReceiptAnswer['outcome'], Sound>> = {
  received: 'good',
  shelved: 'good',
  unclaimed: 'warn',
  already: 'warn',
  refused: 'bad',
};

let recents: readonly Recent[] = [];
const listeners = new Set<() => void>();

function setRecents(next: readonly Recent[]): void {
  recents = next;
  for (const listener of listeners) listener();
}

/** The desk's one queue: it outlives the screen, so that what was finished is sent wherever the clerk goes next. */
export const receipts = new ReceiptQueue(
  {
    receive: (input, idempotencyKey) => client.call('receiveParcel', input, { idempotencyKey }),
    photograph: async (courierNumber, photo, idempotencyKey) => {
      await client.call('photographParcel', { courierNumber }, { idempotencyKey, file: blobOf(photo) });
    },
  },
  { read: () => stored.get(storageKey), write: (text) => stored.set(storageKey, text) },
  {
    onReceived(receipt: Receipt, { outcome, parcel }) {
      play(outcomeSounds[outcome]);
      setRecents([{ key: receipt.key, outcome, parcel, undone: false }, ...recents].slice(0, recentMax));
      void queryClient.invalidateQueries({ queryKey: ['getDesk'] });
    },
    onRefused(_receipt, message) {
      play('bad');
      showMessage('danger', message);
    },
  },
);

addEventListener('online', () => void receipts.flush());

export function useWaiting(): readonly Receipt[] {
  return useSyncExternalStore(receipts.subscribe, receipts.waiting);
}

export function useRecents(): readonly Recent[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => recents,
  );
}

/** Undoes an arrival; says so in the list. The failure's words, or null. */
export async function undoReceipt(recent: Recent): Promise<string | null> {
  const attempt = await client.attempt('undoReceive', { id: recent.parcel.id });
  if (!attempt.ok) {
    play('bad');
    return attempt.failure.message;
  }
  play('good');
  setRecents(recents.map((one) => (one.key === recent.key ? { ...one, undone: true } : one)));
  return null;
}
