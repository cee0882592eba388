import type { Output, Request } from '@crossdock/contract/table.ts';
import { PersistentQueue, type QueuedAction, type QueueStorage } from '../shell/persistentQueue.ts';

export type ReceiptInput = Request<'receiveParcel'>;
export type ReceiptAnswer = Output<'receiveParcel'>;

/** A parcel that the clerk has finished and that is being sent to the server. */
export interface QueuedReceipt extends QueuedAction {
  readonly input: ReceiptInput;
  /** Pictures as data URLs. Each is removed after it has been sent. */
  readonly photos: readonly string[];
  /** The number of pictures sent. It is part of the next picture's idempotency key. */
  readonly photosSent: number;
  /** The id of the parcel after the server has received it. The pictures are sent for this id. */
  readonly parcelId: string | null;
}

/** The calls that send receipts. A failure is thrown as a `CallFailure`. */
export interface ReceiptCalls {
  receive(input: ReceiptInput, key: string): Promise<ReceiptAnswer>;
  photograph(parcel: { courierNumber: string; parcelId: string }, photo: string, key: string): Promise<void>;
  /** Registers the problem that was found before the parcel was received, if there is one. */
  report(courierNumber: string): Promise<void>;
}

export interface QueueEvents {
  onReceived(receipt: QueuedReceipt, answer: ReceiptAnswer): void;
  onRefused(receipt: QueuedReceipt, message: string): void;
}

/** Finished receipts and their pictures. */
export class ReceiptQueue extends PersistentQueue<QueuedReceipt> {
  readonly #line: ReceiptCalls;
  readonly #events: QueueEvents;

  constructor(line: ReceiptCalls, keeping: QueueStorage, events: QueueEvents) {
    super(keeping);
    this.#line = line;
    this.#events = events;
  }

  add(receipt: Pick<QueuedReceipt, 'key' | 'input' | 'photos'>): void {
    this.enqueue({ ...receipt, photosSent: 0, parcelId: null, refusal: null });
  }

  /** Whether a parcel is finished here and still being sent. */
  isWaiting(courierNumber: string): boolean {
    return this.waiting().some(
      ({ input, refusal }) => refusal === null && input.courierNumber === courierNumber,
    );
  }

  protected refused(receipt: QueuedReceipt, message: string): void {
    this.#events.onRefused(receipt, message);
  }

  protected async send({ key, input, photos, photosSent, ...receipt }: QueuedReceipt): Promise<void> {
    let { parcelId } = receipt;
    if (parcelId === null) {
      const answer = await this.#line.receive(input, key);
      parcelId = answer.parcel.id;
      this.change(key, { parcelId });
      this.#events.onReceived({ key, input, photos, photosSent, ...receipt, parcelId }, answer);
    }
    const { courierNumber } = input;
    await this.#line.report(courierNumber);
    const [photo] = photos;
    if (photo === undefined) return this.dismiss(key);
    await this.#line.photograph({ courierNumber, parcelId }, photo, `${key}-${photosSent}`);
    this.change(key, { photos: photos.slice(1), photosSent: photosSent + 1 });
  }
}
