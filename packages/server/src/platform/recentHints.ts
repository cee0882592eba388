import type { Hint, Realtime } from './realtime.ts';

const most = 20_000;

/** What was hinted at lately: anyone who begins to listen asks whether they have missed anything. */
export class RecentHints {
  #hints: { readonly atMs: number; readonly hint: Hint }[] = [];
  /** Of what was before it, nothing is known. */
  #sinceMs = performance.now();

  constructor(realtime: Realtime) {
    realtime.onAnyHint((hint) => this.#add(hint));
    realtime.onGap(() => {
      this.#hints = [];
      this.#sinceMs = performance.now();
    });
  }

  /** Whether there may have been such a hint within the time that has passed. */
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
