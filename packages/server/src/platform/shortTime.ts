import { performance } from 'node:perf_hooks';

/** So much of the main thread's time is in use that calls wait for each other. */
const shortFrom = 0.8;
const lookEveryMs = 250;

/** Looks, four times a second, how busy the main thread is; `alsoShort` says of what else is short. */
export class ShortTime {
  readonly #timer: NodeJS.Timeout;
  #isShort = false;

  constructor(alsoShort: () => boolean) {
    let last = performance.eventLoopUtilization();
    this.#timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      this.#isShort = performance.eventLoopUtilization(now, last).utilization > shortFrom || alsoShort();
      last = now;
    }, lookEveryMs);
    this.#timer.unref();
  }

  get isShort(): boolean {
    return this.#isShort;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
