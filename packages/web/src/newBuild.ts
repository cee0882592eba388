const mark = 'crossdock.reloadedAt';
const againAfterMs = 60_000;

/**
 * A page that was open while a new version was installed asks for files that are gone. It is loaded anew, though not
 * again and again if that does not help, and not without a network, where nothing would be left of it.
 */
export function reloadForNewBuild(
  reload: () => void = () => location.reload(),
  now: () => number = Date.now,
): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    if (now() - Number(sessionStorage.getItem(mark) ?? 0) < againAfterMs) return;
    sessionStorage.setItem(mark, String(now()));
    event.preventDefault();
    reload();
  });
}
