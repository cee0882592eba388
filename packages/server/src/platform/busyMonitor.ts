import { performance } from 'node:perf_hooks';

/** From this load of the main thread on, calls wait for each other. */
const shortFrom = 0.8;
const lookEveryMs = 100;

/** Checks ten times a second how busy the main thread is. `alsoShort` reports other shortages. */
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
