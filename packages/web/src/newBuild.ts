const mark = 'crossdock.reloadedAt';
const againAfterMs = 60_000;

/**
 * The message with which a page asks the service worker whether the server has a newer page; the reply is the same
 * text.
 */
export const newerPageMessage = 'crossdock-newer-page';

/**
 * Reloads an open page that requests files which no longer exist after an update. A page opened from the
 * cache is reloaded too, if nobody has used it yet; otherwise the new version waits for the next visit. It
 * does not reload again if that did not help, and never without a network.
 */
export function reloadForNewBuild(
  reload: () => void = () => location.reload(),
  now: () => number = Date.now,
): void {
  const once = () => {
    if (!navigator.onLine || now() - Number(sessionStorage.getItem(mark) ?? 0) < againAfterMs) return false;
    sessionStorage.setItem(mark, String(now()));
    reload();
    return true;
  };
  addEventListener('vite:preloadError', (event) => {
    if (once()) event.preventDefault();
  });
  const worker = navigator.serviceWorker;
  worker?.addEventListener('message', ({ data }) => {
    if (data === newerPageMessage && navigator.userActivation?.hasBeenActive === false) once();
  });
  // The page asks the worker, instead of waiting for its message, because browsers drop messages to a page that does
  // not listen yet.
  worker?.controller?.postMessage(newerPageMessage);
}
