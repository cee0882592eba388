import { stored } from './storage.ts';

export interface Session {
  /** The bearer token of this browser, or null for a visitor. */
  token(): string | null;
  keep(token: string): void;
  drop(): void;
}

/** The token lives in local storage; where that is closed, in memory until the page goes. */
export function sessionIn(key: string): Session {
  let memory: string | null = null;
  return {
    token: () => stored.get(key) ?? memory,
    keep(token) {
      memory = stored.set(key, token) ? null : token;
    },
    drop() {
      memory = null;
      stored.remove(key);
    },
  };
}
