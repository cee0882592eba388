import type { StoredPageImage } from './storedAnswers.ts';

interface Plan {
  readonly keys: { readonly token: string };
  /** The cache entry that contains the list as it was last drawn, in an app that stores it. */
  readonly picture?: readonly [entry: string, store: { readonly cacheName: string }];
}

export interface PageVisit {
  readonly token: string;
  readonly path: string;
  readonly lang: string;
  /** The URL of a program whose `draw` draws the server's rows. */
  readonly drawing?: string | undefined;
}

/**
 * Puts rows into the page's outline until the app draws them: the last drawn list (`storePageImage.ts`), but only for
 * its own reader and if the app would draw the same list; otherwise the rows of a first visit. Resolves when
 * the rows are painted. The app's code should run only then, because the processor of a phone is busy with it for
 * longer than with the rows. It calls `load`, which requests the app's files, exactly once: at once if the page came
 * over the network. If the service worker opened the page, the files are on the device, and are requested when the last
 * list is painted. This function's text becomes part of the page's first script, so it uses nothing outside itself.
 */
export async function showRows(
  plan: Plan,
  { token, path, lang, drawing }: PageVisit,
  load: () => void,
): Promise<void> {
  const longestMs = 7 * 86_400_000;
  /** The app does not wait longer than this for the store, or for the answer that contains the rows. */
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, 2_000));
  const { picture } = plan;
  const isFromWorker = navigator.serviceWorker?.controller;
  const findLast = async (): Promise<StoredPageImage | undefined> => {
    if (!picture) return;
    const entry = document.querySelector<HTMLTemplateElement>('#entry')?.content.querySelector('script');
    const now = [token, path, lang, innerWidth, entry?.getAttribute('src')].join();
    const digest = crypto.subtle.digest('SHA-256', new TextEncoder().encode(now));
    const [found, bytes] = await Promise.all([caches.match(...picture), digest]);
    const last: StoredPageImage | undefined = await found?.json();
    const isSame = last?.drawnIn === btoa(String.fromCharCode(...new Uint8Array(bytes)));
    if (isSame && Date.now() - last.atMs < longestMs) return last;
  };
  /** Resolves after the rows are painted. A hidden tab is not painted, so there is nothing to wait for. */
  const painted = async () => {
    if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  const finding = findLast();
  if (!isFromWorker) load();
  // Browsers without cache storage (plain HTTP) store none.
  const last = await Promise.race([finding, patience]).catch(() => {});
  // Waits until the page is parsed, because the style sheets come after the outline.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
  // The session may have ended meanwhile.
  const outline = () =>
    localStorage.getItem(plan.keys.token) === token && document.querySelector('#root > .fp');
  const replaced = last && outline();
  if (replaced) {
    replaced.outerHTML = last.html;
    await painted();
  }
  if (isFromWorker) load();
  if (!replaced && drawing && outline()) {
    // If the module cannot be loaded or fails, the outline stays.
    const drawn = import(/* @vite-ignore */ drawing).then(({ draw }) => draw()).then(painted, () => {});
    await Promise.race([drawn, patience]);
  }
}
