import type { Query, QueryClient } from '@tanstack/react-query';

/** The shortest pause between two repeats of the same read. */
const pauseMs = 2_000;
/** A short delay, because many pages receive the same event. */
const soonMs = 200;
/** A random delay, because all pages come back at the same time. */
const spreadMs = 5_000;

interface Asked {
  lastMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Reads that the page repeats: each at most once in two seconds, and only while the page is visible. */
export class ReadRepeater {
  readonly #cache: QueryClient;
  readonly #isSeen: () => boolean;
  readonly #asked = new Map<string, Asked>();
  readonly #unseen = new Map<string, Query>();

  constructor(cache: QueryClient, isSeen: () => boolean) {
    this.#cache = cache;
    this.#isSeen = isSeen;
  }

  ask(query: Query, how: 'soon' | 'spread'): void {
    const { queryHash } = query;
    const asked = this.#asked.get(queryHash) ?? { lastMs: Number.NEGATIVE_INFINITY, timer: undefined };
    this.#asked.set(queryHash, asked);
    if (asked.timer !== undefined) return;
    const chanceMs = Math.random() * (how === 'soon' ? soonMs : spreadMs);
    const waitMs = Math.max(0, asked.lastMs + pauseMs - performance.now()) + chanceMs;
    asked.timer = setTimeout(() => {
      asked.timer = undefined;
      if (!this.#isSeen()) return void this.#unseen.set(queryHash, query);
      asked.lastMs = performance.now();
      void this.#cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }, waitMs);
  }

  seenOrNot(): void {
    if (!this.#isSeen()) return;
    for (const query of this.#unseen.values()) this.ask(query, 'soon');
    this.#unseen.clear();
  }

  close(): void {
    for (const { timer } of this.#asked.values()) clearTimeout(timer);
  }
}
