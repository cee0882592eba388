import type { Realtime, RealtimeEvent } from './realtime.ts';

const most = 20_000;

/** Recent realtime events, so that a new listener can check whether it missed any. */
export class RecentEvents {
  #realtimeEvents: { readonly atMs: number; readonly realtimeEvent: RealtimeEvent }[] = [];
  /** Events before this time are unknown. */
  #sinceMs = performance.now();

  constructor(realtime: Realtime) {
    realtime.onAnyRealtimeEvent((realtimeEvent) => this.#add(realtimeEvent));
    realtime.onGap(() => {
      this.#realtimeEvents = [];
      this.#sinceMs = performance.now();
    });
  }

  /** Whether an event for which `isSuch` is true may have happened within the last `ageMs`. */
  mayHave(ageMs: number, isSuch: (realtimeEvent: RealtimeEvent) => boolean): boolean {
    const fromMs = performance.now() - ageMs;
    if (fromMs < this.#sinceMs) return true;
    for (let at = this.#realtimeEvents.length - 1; at >= 0; at -= 1) {
      const one = this.#realtimeEvents[at];
      if (one === undefined || one.atMs < fromMs) return false;
      if (isSuch(one.realtimeEvent)) return true;
    }
    return false;
  }

  #add(realtimeEvent: RealtimeEvent): void {
    this.#realtimeEvents.push({ atMs: performance.now(), realtimeEvent });
    if (this.#realtimeEvents.length <= most) return;
    this.#realtimeEvents = this.#realtimeEvents.slice(most / 2);
    this.#sinceMs = this.#realtimeEvents[0]?.atMs ?? performance.now();
  }
}
