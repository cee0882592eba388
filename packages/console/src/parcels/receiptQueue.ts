import type { Output, Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';

export type ReceiptInput = Request<'receiveParcel'>;
export type ReceiptAnswer = Output<'receiveParcel'>;

/** One parcel that the clerk has finished with, on its way to the server. */
export interface Receipt {
  /** Its idempotency key: however often it is sent, it counts once. */
  readonly key: string;
  readonly input: ReceiptInput;
  /** Pictures as data addresses, taken away one by one as they arrive. */
  readonly photos: readonly string[];
  /** How many pictures have arrived: part of the key of the next. */
  readonly photosSent: number;
  /** The parcel itself has arrived at the server. */
  readonly received: boolean;
  /** The server's own words, where it refused. */
  readonly refusal: string | null;
}

/** How receipts leave the desk; a failure is thrown as a `CallFailure`. */
export interface ReceiptLine {
  receive(input: ReceiptInput, key: string): Promise<ReceiptAnswer>;
  photograph(courierNumber: string, photo: string, key: string): Promise<void>;
}

interface Keeping {
  read(): string | null;
  /** False where it cannot be kept: the receipts then live in memory alone. */
  write(text: string): boolean;
}

export interface QueueEvents {
  onReceived(receipt: Receipt, answer: ReceiptAnswer): void;
  onRefused(receipt: Receipt, message: string): void;
}

/** Waits between tries while the line is broken, in milliseconds. */
const waitsMs = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * Finished receipts, sent one after the other. They are kept in the browser until the server has answered, so that a
 * broken network or a closed window loses none; each keeps its key, so that none counts twice.
 */
export class ReceiptQueue {
  #receipts: readonly Receipt[];
  #kept = true;
  #running = false;
  #fails = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #line: ReceiptLine;
  readonly #keeping: Keeping;
  readonly #events: QueueEvents;

  constructor(line: ReceiptLine, keeping: Keeping, events: QueueEvents) {
    this.#line = line;
    this.#keeping = keeping;
    this.#events = events;
    this.#receipts = readReceipts(keeping.read());
  }

  /** What has not left yet, oldest first. The same array until something changes. */
  waiting = (): readonly Receipt[] => this.#receipts;

  /** False while the browser cannot keep them: closing the window would lose them. */
  safe = (): boolean => this.#kept;

  /** Whether the last try found no server. */
  stuck = (): boolean => this.#fails > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(receipt: Pick<Receipt, 'key' | 'input' | 'photos'>): void {
    this.#replace([...this.#receipts, { ...receipt, photosSent: 0, received: false, refusal: null }]);
    void this.flush();
  }

  /** Takes a refused receipt away. */
  dismiss(key: string): void {
    this.#replace(this.#receipts.filter((receipt) => receipt.key !== key));
  }

  /** Sends what waits, in order, until all is sent or the line breaks; then tries again by itself. */
  async flush(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#send(next);
      this.#fails = 0;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const waitMs = waitsMs[Math.min(this.#fails, waitsMs.length - 1)];
      this.#fails += 1;
      this.#timer = setTimeout(() => void this.flush(), waitMs);
    } finally {
      this.#running = false;
      this.#tell();
    }
  }

  #next(): Receipt | undefined {
    return this.#receipts.find((receipt) => receipt.refusal === null);
  }

  /** Throws while it is undecided what the server did; everything else is settled here. */
  async #send(receipt: Receipt): Promise<void> {
    try {
      if (!receipt.received) {
        const answer = await this.#line.receive(receipt.input, receipt.key);
        this.#change(receipt.key, { received: true });
        this.#events.onReceived(receipt, answer);
      }
      const [photo] = receipt.photos;
      if (photo === undefined) return this.dismiss(receipt.key);
      await this.#line.photograph(receipt.input.courierNumber, photo, `${receipt.key}-${receipt.photosSent}`);
      this.#change(receipt.key, { photos: receipt.photos.slice(1), photosSent: receipt.photosSent + 1 });
    } catch (error) {
      if (!(error instanceof CallFailure) || error.undecided || error.code === 401 || error.code === 415)
        throw error;
      this.#change(receipt.key, { refusal: error.message });
      this.#events.onRefused(receipt, error.message);
    }
  }

  #change(key: string, change: Partial<Receipt>): void {
    this.#replace(
      this.#receipts.map((receipt) => (receipt.key === key ? { ...receipt, ...change } : receipt)),
    );
  }

  #replace(receipts: readonly Receipt[]): void {
    this.#receipts = receipts;
    this.#kept = this.#keeping.write(JSON.stringify(receipts));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function readReceipts(text: string | null): Receipt[] {
  try {
    const kept: Receipt[] | null = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
