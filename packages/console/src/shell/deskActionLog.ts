import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The last actions of a desk, newest first. They stay when another screen is opened. */
export class DeskActionLog<Line extends { readonly key: string }> {
  #lines: readonly Line[];
  readonly #most: number;
  readonly #listeners = new Set<() => void>();

  constructor(most: number, begun: readonly Line[] = []) {
    this.#most = most;
    this.#lines = begun;
  }

  add(line: Line): void {
    this.#replace([line, ...this.#lines].slice(0, this.#most));
  }

  settle(key: string, change: Partial<Line>): void {
    this.#replace(this.#lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  }

  readonly all = (): readonly Line[] => this.#lines;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #replace(lines: readonly Line[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }
}

/** Signals to the shown desk that an action failed, so that the same number can be scanned again. */
export class ReopenSignal<What> {
  readonly #listeners = new Set<(what: What) => void>();

  say(what: What): void {
    for (const listener of this.#listeners) listener(what);
  }

  readonly subscribe = (listener: (what: What) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

export const useDeskActionLog = <Line extends { readonly key: string }>(
  lines: DeskActionLog<Line>,
): readonly Line[] => useSyncExternalStore(lines.subscribe, lines.all);

export function useReopenSignal<What>(reopened: ReopenSignal<What>, hear: (what: What) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => reopened.subscribe((what) => latest.current(what)), [reopened]);
}
