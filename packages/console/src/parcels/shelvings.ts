import type { Output } from '@crossdock/contract/table.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { client } from '../shell/api.ts';
import { DeskActionLog, ReopenSignal } from '../shell/deskActionLog.ts';
import { autoPrintOnShelving } from '../shell/labelJobs.ts';
import { PersistentQueue, type QueuedAction } from '../shell/persistentQueue.ts';
import { type DeskSound, playSound } from '../shell/sounds.ts';
import type { ShelfPlacement } from './shelvingSteps.ts';

type Answer = Output<'shelveParcels'>['list'][number];

interface Waiting extends QueuedAction {
  readonly placing: ShelfPlacement;
}

/** One parcel in the list of what was shelved at this desk. */
export interface ShelvedLine {
  readonly key: string;
  readonly placing: ShelfPlacement;
  readonly id: string | null;
  readonly result: Answer['result'] | 'sending' | 'unsent' | 'undone';
  readonly message: string;
}

const storageKey = 'crossdock.console.shelvings';
export const shelvingResultSounds: Readonly<Record<Answer['result'], DeskSound>> = {
  shelved: 'good',
  moved: 'good',
  unclaimed: 'warn',
  refused: 'bad',
  notHere: 'bad',
  invalid: 'bad',
  otherWarehouse: 'bad',
};

function lineOf({ key, placing }: Pick<Waiting, 'key' | 'placing'>): ShelvedLine {
  return { key, placing, id: null, result: 'sending', message: '' };
}

/** Sends moves in the order of their scans, so that a parcel moved twice ends on its last shelf. */
class ShelvingQueue extends PersistentQueue<Waiting> {
  add(key: string, placing: ShelfPlacement): void {
    shelvingLog.add(lineOf({ key, placing }));
    this.enqueue({ key, placing, refusal: null });
  }

  protected async send({ key, placing }: Waiting): Promise<void> {
    const { shelf: shelfCode, courierNumber } = placing;
    const input = { shelfCode, courierNumbers: [courierNumber] };
    const { list } = await client.call('shelveParcels', input, { idempotencyKey: key });
    this.dismiss(key);
    const [answer] = list;
    if (!answer) return;
    playSound(shelvingResultSounds[answer.result]);
    if (shelvingResultSounds[answer.result] === 'bad' && answer.result !== 'refused')
      shelvingReopenSignal.say(placing);
    if (answer.result === 'shelved' && answer.id !== null) autoPrintOnShelving(answer.id);
    shelvingLog.settle(key, { id: answer.id, result: answer.result, message: answer.message });
  }

  protected refused({ key, placing }: Waiting, message: string): void {
    this.dismiss(key);
    playSound('bad');
    shelvingReopenSignal.say(placing);
    shelvingLog.settle(key, { result: 'unsent', message });
  }
}

/** The desk's only queue of moves. It continues when another screen is opened and after a reload. */
export const shelvingQueue = new ShelvingQueue({
  read: () => safeLocalStorage.get(storageKey),
  write: (text) => safeLocalStorage.set(storageKey, text),
});
export const shelvingLog = new DeskActionLog<ShelvedLine>(100, shelvingQueue.waiting().map(lineOf).reverse());
export const shelvingReopenSignal = new ReopenSignal<ShelfPlacement>();

addEventListener('online', () => void shelvingQueue.flush());

/** Puts a parcel back on its previous shelf. Returns the failure's message, or null. */
export async function undoShelving(line: ShelvedLine): Promise<string | null> {
  if (!line.id) return null;
  const attempt = await client.attempt('undoShelve', { id: line.id });
  playSound(attempt.ok ? 'good' : 'bad');
  if (!attempt.ok) return attempt.failure.message;
  shelvingReopenSignal.say(line.placing);
  shelvingLog.settle(line.key, { result: 'undone' });
  return null;
}
