const mark = 'crossdock.reloadedAt';
const againAfterMs = 60_000;

/** A page asks the service worker with it whether the server has another page than the kept one it shows; the answer is the same. */
export const newerPage = 'crossdock-newer-page';

/**
 * A page that was open while a new version was installed asks for files that are gone: it is loaded anew. So is one that
 * was opened from what was kept, as long as nobody has touched it; with a touched one the new version waits for the next
 * visit. Not again and again if that does not help, and not without a network, where nothing would be left of it.
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
    if (data === newerPage && navigator.userActivation?.hasBeenActive === false) once();
  });
  // Asked, since browsers drop what a worker says to a page that does not listen yet.
  worker?.controller?.postMessage(newerPage);
}
