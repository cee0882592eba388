import { showMessage } from '@crossdock/ui/message.ts';
import { stored } from '@crossdock/web/storage.ts';
import { useSyncExternalStore } from 'react';
import { client, queryClient } from '../shell/api.ts';
import { DeskLines, Reopened } from '../shell/deskLines.ts';
import { printReceived } from '../shell/labelJobs.ts';
import { playSound, type Sound } from '../shell/sounds.ts';
import { blobOf } from './pictures.ts';
import { type Receipt, type ReceiptAnswer, ReceiptQueue } from './receiptQueue.ts';

/** One line of the recent list. */
export interface RecentReceipt {
  readonly key: string;
  readonly outcome: ReceiptAnswer['outcome'];
  readonly parcel: ReceiptAnswer['parcel'];
  readonly undone: boolean;
  /** The parcel has no picture. */
  readonly withoutPicture: boolean;
}

const storageKey = 'crossdock.console.receipts';
const outcomeSounds: Readonly<Record<ReceiptAnswer['outcome'], Sound>> = {
  received: 'good',
  shelved: 'good',
  unclaimed: 'warn',
  already: 'warn',
  refused: 'bad',
};

export const recents = new DeskLines<RecentReceipt>(30);
/** Finished parcels that were refused or undone, by courier number. */
export const reopenedReceipts = new Reopened<string>();

/** The desk's only queue. It continues when another screen is opened, so everything finished is sent. */
export const receipts = new ReceiptQueue(
  {
    receive: (input, idempotencyKey) => client.call('receiveParcel', input, { idempotencyKey }),
    photograph: async (parcel, photo, idempotencyKey) => {
      await client.call('photographParcel', parcel, { idempotencyKey, file: blobOf(photo) });
    },
  },
  { read: () => stored.get(storageKey), write: (text) => stored.set(storageKey, text) },
  {
    onReceived(receipt: Receipt, { outcome, parcel }) {
      playSound(outcomeSounds[outcome]);
      const withoutPicture = receipt.photos.length === 0 && parcel.thumb === null;
      recents.add({ key: receipt.key, outcome, parcel, withoutPicture, undone: false });
      if (outcome !== 'already' && outcome !== 'refused')
        printReceived(parcel.id, { onShelf: parcel.shelfCode !== '' });
      void queryClient.invalidateQueries({ queryKey: ['getDesk'] });
    },
    onRefused({ input, parcelId }, message) {
      playSound('bad');
      if (parcelId === null) reopenedReceipts.say(input.courierNumber);
      showMessage('danger', message);
    },
  },
);

addEventListener('online', () => void receipts.flush());

export function useWaiting(): readonly Receipt[] {
  return useSyncExternalStore(receipts.subscribe, receipts.waiting);
}

/** Undoes an arrival and marks it in the list. Returns the failure's message, or null. */
export async function undoReceipt(recent: RecentReceipt): Promise<string | null> {
  const attempt = await client.attempt('undoReceive', { id: recent.parcel.id });
  if (!attempt.ok) {
    playSound('bad');
    return attempt.failure.message;
  }
  playSound('good');
  reopenedReceipts.say(recent.parcel.courierNumber);
  recents.settle(recent.key, { undone: true });
  return null;
}
