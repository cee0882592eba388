import { performance } from 'node:perf_hooks';

/** If the main thread is busy for more than this share of the time, calls are queued and run in turn. */
const shortFrom = 0.8;
const lookEveryMs = 100;

/**
 * Checks ten times a second whether the main thread is too busy. `alsoShort` reports whether anything else is
 * overloaded.
 */
export class BusyMonitor {
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
