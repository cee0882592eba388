import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';

/** A finished action of the clerk that is still being sent to the server. */
export interface QueuedAction {
  /** The action's idempotency key: however often the action is sent, it counts once. */
  readonly key: string;
  /** The server's message if it refused. */
  readonly refusal: string | null;
}

export interface QueueStorage {
  read(): string | null;
  /** Returns false if the text cannot be stored; the queue is then in memory only. */
  write(text: string): boolean;
}

/** Waits between attempts while the connection is broken, in milliseconds. */
const waitsMs = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * Sends a desk's actions one after the other. They are stored in the browser until the server has answered,
 * so that a broken network, a reload or a closed window loses nothing. Each keeps its idempotency key, so
 * none counts twice.
 */
export abstract class PersistentQueue<Item extends QueuedAction> {
  #items: readonly Item[];
  #kept = true;
  #running = false;
  #fails = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #keeping: QueueStorage;

  constructor(keeping: QueueStorage) {
    this.#keeping = keeping;
    this.#items = readItems(keeping.read());
  }

  /**
   * Sends one item, or a part of it. Throws a `CallFailure` if the server refused, or if it is unknown what
   * it did.
   */
  protected abstract send(item: Item): Promise<void>;

  protected abstract refused(item: Item, message: string): void;

  /** The items that were not sent yet, oldest first. Returns the same array until an item changes. */
  waiting = (): readonly Item[] => this.#items;

  /** False if the browser cannot store the items, so that closing the window would lose them. */
  safe = (): boolean => this.#kept;

  /** Whether the last attempt reached no server. */
  stuck = (): boolean => this.#fails > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected enqueue(item: Item): void {
    this.#replace([...this.#items, item]);
    void this.flush();
  }

  /** Removes an item that is done or was refused. */
  dismiss(key: string): void {
    this.#replace(this.#items.filter((item) => item.key !== key));
  }

  /**
   * Sends the items in order until all are sent or the connection breaks; then it retries automatically, no
   * sooner than the server allows.
   */
  async flush(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#settle(next);
      this.#fails = 0;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const pauseMs = waitsMs[Math.min(this.#fails, waitsMs.length - 1)] ?? 0;
      const waitMs = Math.max(pauseMs, (error.retryAfterS ?? 0) * 1_000);
      this.#fails += 1;
      this.#timer = setTimeout(() => void this.flush(), waitMs);
    } finally {
      this.#running = false;
      this.#tell();
    }
  }

  protected change(key: string, change: Partial<Item>): void {
    this.#replace(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #next(): Item | undefined {
    return this.#items.find((item) => item.refusal === null);
  }

  /** Throws if the item may still be accepted unchanged; all other results are handled here. */
  async #settle(item: Item): Promise<void> {
    try {
      await this.send(item);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      const { message: refusal } = error;
      this.#replace(this.#items.map((one) => (one.key === item.key ? { ...one, refusal } : one)));
      this.refused(item, error.message);
    }
  }

  #replace(items: readonly Item[]): void {
    this.#items = items;
    this.#kept = this.#keeping.write(JSON.stringify(items));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the server has decided, so that sending the same request again changes nothing. */
export const isFinalRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && !isRetryable(error) && error.code !== 401 && error.code !== 415;

function readItems<Item>(text: string | null): Item[] {
  try {
    const kept: Item[] | null = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
