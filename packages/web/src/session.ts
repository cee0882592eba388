import { stored } from './storage.ts';

export interface Session {
  /** The bearer token of this browser, or null for a visitor. */
  token(): string | null;
  keep(token: string): void;
  drop(): void;
  /** Another token or none, here or in another tab. */
  onChange(listener: () => void): void;
}

/** The token lives in local storage; where that is closed, in memory until the page goes. */
export function sessionIn(key: string): Session {
  let memory: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => event.key === key && tell());
  return {
    token: () => stored.get(key) ?? memory,
    keep(token) {
      memory = stored.set(key, token) ? null : token;
      tell();
    },
    onChange: (listener) => void listeners.add(listener),
    drop() {
      memory = null;
      stored.remove(key);
      tell();
    },
  };
}
