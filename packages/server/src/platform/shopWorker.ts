import type { Logger } from 'pino';
import { runUntraced } from './requestContext.ts';
import { asShopId, type ShopId } from './scope.ts';

const shopsAtOnce = 8;

/**
 * Does one kind of work for one shop after another, when woken. The work never runs twice at once for a shop, and
 * runs again for a shop that was woken while it was being worked on.
 */
export class ShopWorker {
  readonly #name: string;
  readonly #work: (shopId: ShopId, goOn: () => boolean) => Promise<void>;
  readonly #log: Logger;
  readonly #waiting = new Set<string>();
  readonly #busy = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(name: string, work: (shopId: ShopId, goOn: () => boolean) => Promise<void>, log: Logger) {
    this.#name = name;
    this.#work = work;
    this.#log = log;
  }

  /** Works for the shop as soon as a place is free. */
  wake(shopId: string): void {
    if (this.#stopped) return;
    this.#waiting.add(shopId);
    this.#startSome();
  }

  /** Settles when nothing is running or waiting. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  /** Finishes what is running and starts nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#busy.values());
  }

  #startSome(): void {
    for (const shopId of this.#waiting) {
      if (this.#busy.size >= shopsAtOnce || this.#stopped) return;
      if (this.#busy.has(shopId)) continue;
      this.#waiting.delete(shopId);
      const done = runUntraced(() => this.#work(asShopId(shopId), () => !this.#stopped))
        .catch((error: unknown) => this.#log.error({ err: error, shopId }, this.#name))
        .finally(() => {
          this.#busy.delete(shopId);
          this.#startSome();
        });
      this.#busy.set(shopId, done);
    }
  }
}
