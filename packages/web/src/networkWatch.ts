import { useEffect, useSyncExternalStore } from 'react';
import { networkDown, onNetworkChange, pendingRequests, watchFetch } from './network.ts';

/** A URL that costs the server nothing; any answer proves that the server is reachable. */
const probeAddress = '/livez';
const firstProbeMs = 1_000;
const longestProbeMs = 30_000;

/** Whether to show that there is no network. Meanwhile the server is probed automatically. */
export function useNetworkDown(): boolean {
  const down = useSyncExternalStore(onNetworkChange, networkDown);
  useEffect(() => (down ? probeServer() : undefined), [down]);
  return down;
}

/**
 * Probes the server after 1, 2, 4 … at most 30 seconds, until it answers. Returns a function that stops the probing.
 */
export function probeServer(): () => void {
  const ask = watchFetch((address, init) => fetch(address, init));
  let timer: ReturnType<typeof setTimeout>;
  let over = false;
  const wait = (ms: number) => {
    timer = setTimeout(async () => {
      if (navigator.onLine) await ask(probeAddress, { cache: 'no-store' }).catch(() => undefined);
      if (!over && networkDown()) wait(Math.min(ms * 2, longestProbeMs));
    }, ms);
  };
  wait(firstProbeMs);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** Resolves when nothing was requested for a while: then low-priority work can begin. */
export function whenQuiet(quietMs = 2_000): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (pendingRequests() > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, quietMs);
    };
    const stop = onNetworkChange(wait);
    wait();
  });
}
