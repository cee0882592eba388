import type { StoredPageImage } from './storedAnswers.ts';

interface Plan {
  readonly keys: { readonly token: string };
  /** The cache entry that contains the list as it was last drawn, in an app that stores it. */
  readonly picture?: readonly [entry: string, store: { readonly cacheName: string }];
  /** The paths whose list `picture` may contain. */
  readonly picturePaths?: readonly string[];
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
 * its own reader and if the app would draw the same list; otherwise the rows of a first visit. It calls `load`
 * exactly once, which loads the app's code. If the page came over the network, it does so at once. If the service
 * worker opened the page, the files are on the device and compete for the processor, so it waits until the last list
 * is painted. This function's text becomes part of the page's first script, so it uses nothing outside itself.
 */
export async function showRows(
  plan: Plan,
  { token, path, lang, drawing }: PageVisit,
  load: () => void,
): Promise<void> {
  const longestMs = 7 * 86_400_000;
  const picture = plan.picturePaths?.includes(path) ? plan.picture : undefined;
  const waits = picture && navigator.serviceWorker?.controller;
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
  const finding = findLast();
  if (!waits) load();
  // Browsers without cache storage (plain HTTP) store none.
  const last = await finding.catch(() => {});
  // Waits until the page is parsed, because the style sheets come after the outline.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
  // The app may have started drawing meanwhile, or the session ended.
  const outline = () =>
    localStorage.getItem(plan.keys.token) === token && document.querySelector('#root > .fp');
  const replaced = last && outline();
  if (replaced) {
    replaced.outerHTML = last.html;
    // A hidden tab is not painted, so there is nothing to wait for.
    if (waits && !document.hidden)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
  if (waits) load();
  // If the program fails to draw rows, the outline stays.
  if (!replaced && drawing && outline())
    await import(/* @vite-ignore */ drawing).then(({ draw }) => draw()).catch(() => {});
}
