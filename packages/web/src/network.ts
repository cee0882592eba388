let silent = false;
let asking = 0;
const listeners = new Set<() => void>();

/** Whether the browser has no network, or the last request got no answer (the client's code 414). */
export function networkDown(): boolean {
  return !navigator.onLine || silent;
}

/** How many requests are waiting for an answer. */
export function pendingRequests(): number {
  return asking;
}

/** Calls the listener when the network is lost or comes back, and when a request begins or ends. */
export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function count(change: number): void {
  asking += change;
  tell();
}

/** Wraps `fetch` to notice whether the server answers. */
export function watchFetch(ask: typeof fetch): typeof fetch {
  return async (address, init) => {
    count(1);
    try {
      const answer = await ask(address, init);
      silent = false;
      return answer;
    } catch (cause) {
      silent ||= !init?.signal?.aborted;
      throw cause;
    } finally {
      count(-1);
    }
  };
}

// The browser only reports that a network is back; the next request shows whether the server answers.
globalThis.addEventListener?.('online', () => {
  silent = false;
  tell();
});
globalThis.addEventListener?.('offline', tell);
