import { stored } from './storage.ts';

export interface Session {
  /** The bearer token of this browser, or null for a visitor. */
  token(): string | null;
  keep(token: string): void;
  /** `why`: what the server said, where it ended the session. */
  drop(why?: string): void;
  /** What was said when the last session ended, until there is a new one; null where nothing was. */
  ended(): string | null;
  /** Another token or none, here or in another tab. */
  onChange(listener: () => void): void;
}

/** The token lives in local storage; where that is closed, in memory until the page goes. */
export function sessionIn(key: string): Session {
  let memory: string | null = null;
  let said: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => event.key === key && tell());
  return {
    token: () => stored.get(key) ?? memory,
    keep(token) {
      memory = stored.set(key, token) ? null : token;
      said = null;
      tell();
    },
    onChange: (listener) => void listeners.add(listener),
    ended: () => said,
    drop(why) {
      said = why ?? null;
      memory = null;
      stored.remove(key);
      tell();
    },
  };
}
