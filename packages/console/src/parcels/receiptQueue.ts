import type { Output, Request } from '@crossdock/contract/table.ts';
import { type Keeping, type Kept, KeptQueue } from '../shell/keptQueue.ts';

export type ReceiptInput = Request<'receiveParcel'>;
export type ReceiptAnswer = Output<'receiveParcel'>;

/** One parcel that the clerk has finished with, on its way to the server. */
export interface Receipt extends Kept {
  readonly input: ReceiptInput;
  /** Pictures as data addresses, taken away one by one as they arrive. */
  readonly photos: readonly string[];
  /** How many pictures have arrived: part of the key of the next. */
  readonly photosSent: number;
  /** The parcel that the server has received; its pictures are for this one. */
  readonly parcelId: string | null;
}

/** How receipts leave the desk; a failure is thrown as a `CallFailure`. */
export interface ReceiptLine {
  receive(input: ReceiptInput, key: string): Promise<ReceiptAnswer>;
  photograph(parcel: { courierNumber: string; parcelId: string }, photo: string, key: string): Promise<void>;
}

export interface QueueEvents {
  onReceived(receipt: Receipt, answer: ReceiptAnswer): void;
  onRefused(receipt: Receipt, message: string): void;
}

/** Finished receipts and their pictures. */
export class ReceiptQueue extends KeptQueue<Receipt> {
  readonly #line: ReceiptLine;
  readonly #events: QueueEvents;

  constructor(line: ReceiptLine, keeping: Keeping, events: QueueEvents) {
    super(keeping);
    this.#line = line;
    this.#events = events;
  }

  add(receipt: Pick<Receipt, 'key' | 'input' | 'photos'>): void {
    this.enqueue({ ...receipt, photosSent: 0, parcelId: null, refusal: null });
  }

  protected refused(receipt: Receipt, message: string): void {
    this.#events.onRefused(receipt, message);
  }

  protected async send({ key, input, photos, photosSent, ...receipt }: Receipt): Promise<void> {
    let { parcelId } = receipt;
    if (parcelId === null) {
      const answer = await this.#line.receive(input, key);
      parcelId = answer.parcel.id;
      this.change(key, { parcelId });
      this.#events.onReceived({ key, input, photos, photosSent, ...receipt, parcelId }, answer);
    }
    const [photo] = photos;
    if (photo === undefined) return this.dismiss(key);
    const { courierNumber } = input;
    await this.#line.photograph({ courierNumber, parcelId }, photo, `${key}-${photosSent}`);
    this.change(key, { photos: photos.slice(1), photosSent: photosSent + 1 });
  }
}
