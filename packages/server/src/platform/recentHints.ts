import type { Hint, Realtime } from './realtime.ts';

const most = 20_000;

/** Recent realtime events, so that a new listener can check whether it missed any. */
export class RecentHints {
  #hints: { readonly atMs: number; readonly hint: Hint }[] = [];
  /** Nothing is known about the time before. */
  #sinceMs = performance.now();

  constructor(realtime: Realtime) {
    realtime.onAnyHint((hint) => this.#add(hint));
    realtime.onGap(() => {
      this.#hints = [];
      this.#sinceMs = performance.now();
    });
  }

  /** Whether such an event may have happened within this time. */
  mayHave(ageMs: number, isSuch: (hint: Hint) => boolean): boolean {
    const fromMs = performance.now() - ageMs;
    if (fromMs < this.#sinceMs) return true;
    for (let at = this.#hints.length - 1; at >= 0; at -= 1) {
      const one = this.#hints[at];
      if (one === undefined || one.atMs < fromMs) return false;
      if (isSuch(one.hint)) return true;
    }
    return false;
  }

  #add(hint: Hint): void {
    this.#hints.push({ atMs: performance.now(), hint });
    if (this.#hints.length <= most) return;
    this.#hints = this.#hints.slice(most / 2);
    this.#sinceMs = this.#hints[0]?.atMs ?? performance.now();
  }
}
