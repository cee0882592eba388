import { safeLocalStorage } from './storage.ts';

export interface Session {
  /** The bearer token of this browser, or null for a visitor. */
  token(): string | null;
  keep(token: string): void;
  /** Ends the session. `why` is the server's message if the server ended the session. */
  drop(why?: string): void;
  /** The message at the end of the last session, until there is a new one; null if there was none. */
  ended(): string | null;
  /** Calls the listener when the token changed or ended, here or in another tab. */
  onChange(listener: () => void): void;
}

/** A session whose token is in local storage; if that is blocked, in memory until the page closes. */
export function createSession(key: string): Session {
  let memory: string | null = null;
  let said: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => event.key === key && tell());
  return {
    token: () => safeLocalStorage.get(key) ?? memory,
    keep(token) {
      memory = safeLocalStorage.set(key, token) ? null : token;
      said = null;
      tell();
    },
    onChange: (listener) => void listeners.add(listener),
    ended: () => said,
    drop(why) {
      said = why ?? null;
      memory = null;
      safeLocalStorage.remove(key);
      tell();
    },
  };
}
