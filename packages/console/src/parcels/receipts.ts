import { showMessage } from '@crossdock/ui/message.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { useSyncExternalStore } from 'react';
import { client, queryClient } from '../shell/api.ts';
import { DeskActionLog, ReopenSignal } from '../shell/deskActionLog.ts';
import { t } from '../shell/i18n.ts';
import { autoPrintOnReceipt } from '../shell/labelJobs.ts';
import { pendingProblemReportStore } from '../shell/pendingProblemReports.ts';
import { isFinalRefusal } from '../shell/persistentQueue.ts';
import { type DeskSound, playSound } from '../shell/sounds.ts';
import { dataUrlToBlob } from './pictures.ts';
import { type QueuedReceipt, type ReceiptAnswer, ReceiptQueue } from './receiptQueue.ts';

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
const outcomeSounds: Readonly<Record<ReceiptAnswer['outcome'], DeskSound>> = {
  received: 'good',
  shelved: 'good',
  unclaimed: 'warn',
  already: 'warn',
  refused: 'bad',
};

export const receiptLog = new DeskActionLog<RecentReceipt>(30);
/** Finished parcels that were refused or undone, by courier number. */
export const receiptReopenSignal = new ReopenSignal<string>();

/** The desk's only queue. It continues when another screen is opened, so everything finished is sent. */
export const receiptQueue = new ReceiptQueue(
  {
    receive: (input, idempotencyKey) => client.call('receiveParcel', input, { idempotencyKey }),
    photograph: async (parcel, photo, idempotencyKey) => {
      await client.call('photographParcel', parcel, { idempotencyKey, file: dataUrlToBlob(photo) });
    },
    report: registerHeld,
  },
  { read: () => safeLocalStorage.get(storageKey), write: (text) => safeLocalStorage.set(storageKey, text) },
  {
    onReceived(receipt: QueuedReceipt, { outcome, parcel }) {
      playSound(outcomeSounds[outcome]);
      const withoutPicture = receipt.photos.length === 0 && parcel.thumb === null;
      receiptLog.add({ key: receipt.key, outcome, parcel, withoutPicture, undone: false });
      if (outcome !== 'already' && outcome !== 'refused')
        autoPrintOnReceipt(parcel.id, { onShelf: parcel.shelfCode !== '' });
      void queryClient.invalidateQueries({ queryKey: ['getDesk'] });
    },
    onRefused({ input, parcelId }, message) {
      playSound('bad');
      if (parcelId === null) receiptReopenSignal.say(input.courierNumber);
      showMessage('danger', message);
    },
  },
);

/**
 * Registers the report of a parcel. A refused report is stored, so that the clerk can correct it; the parcel's own
 * pictures are still sent.
 */
async function registerHeld(courierNumber: string): Promise<void> {
  const held = pendingProblemReportStore.of(courierNumber);
  if (held === undefined || held.refusal !== null) return;
  try {
    await client.call('registerProblem', held.input, { idempotencyKey: held.key });
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    playSound('bad');
    showMessage('danger', error.message);
    return pendingProblemReportStore.refuse(held.key, error.message);
  }
  pendingProblemReportStore.drop(held.key);
  showMessage('success', t('problems.held.registered', { number: courierNumber }));
  markStale(['listProblems', 'listExceptions', 'getStaffParcel', 'queryAllParcels']);
}

addEventListener('online', () => void receiptQueue.flush());

export function useWaitingReceipts(): readonly QueuedReceipt[] {
  return useSyncExternalStore(receiptQueue.subscribe, receiptQueue.waiting);
}

/** Undoes an arrival and marks it in the list. Returns the failure's message, or null. */
export async function undoReceipt(recent: RecentReceipt): Promise<string | null> {
  const attempt = await client.attempt('undoReceive', { id: recent.parcel.id });
  if (!attempt.ok) {
    playSound('bad');
    return attempt.failure.message;
  }
  playSound('good');
  receiptReopenSignal.say(recent.parcel.courierNumber);
  receiptLog.settle(recent.key, { undone: true });
  return null;
}
