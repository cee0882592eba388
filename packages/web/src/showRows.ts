import type { StoredPageImage } from './storedAnswers.ts';

interface Plan {
  readonly keys: { readonly token: string };
  /** The cache entry, if the app stores it, and the paths whose list it may contain. */
  readonly picture?: readonly [entry: string, store: { readonly cacheName: string }];
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
 * Puts rows into the page's outline until the app draws them: the last drawn list (`storePageImage.ts`), but
 * only for its own reader and if the app would draw the same; else the rows of a first visit. It calls `load`,
 * which loads the app's code, once: at once if the page came over the network. If the service worker opened the
 * page, the files are on the device and all wait for the processor, so the code waits until the last list is
 * painted; what draws a first visit's rows is not loaded then. This function's text becomes part of the page's
 * first script, so it uses nothing outside itself.
 */
export async function showRows(
  plan: Plan,
  { token, path, lang, drawing }: PageVisit,
  load: (isShown?: boolean) => void,
): Promise<void> {
  const longestMs = 7 * 86_400_000;
  const picture = plan.picturePaths?.includes(path) ? plan.picture : undefined;
  const waits = picture && navigator.serviceWorker?.controller;
  const lastOf = async (): Promise<StoredPageImage | null> => {
    if (!picture) return null;
    const digest = crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    const [found, bytes] = await Promise.all([caches.match(...picture), digest]);
    const last: StoredPageImage | null = (await found?.json()) ?? null;
    const own = last?.reader === btoa(String.fromCharCode(...new Uint8Array(bytes)));
    const same = last?.path === path && last.lang === lang && last.width === innerWidth;
    return own && same && Date.now() - last.atMs < longestMs ? last : null;
  };
  const isOutline = () =>
    document.querySelector('#root > .fp') !== null && localStorage.getItem(plan.keys.token) === token;
  const showLast = async (): Promise<boolean> => {
    // Browsers without cache storage (plain HTTP) store none.
    const last = await lastOf().catch(() => null);
    // The styles come after the outline.
    if (document.readyState === 'loading')
      await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
    const held = document.querySelector<HTMLTemplateElement>('template#entry')?.content;
    const [code] = [document, held].flatMap((place) => place?.querySelector('script[type=module]') ?? []);
    const root = document.getElementById('root');
    // The app may have started drawing meanwhile, or the session ended.
    if (!root || !last || last.build !== (code?.getAttribute('src') ?? '') || !isOutline()) return false;
    root.innerHTML = last.html;
    // A hidden tab is not painted.
    if (waits && !document.hidden)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return true;
  };

  if (!waits) load();
  const isShown = await showLast().catch(() => false);
  if (waits) load(isShown);
  // Without rows the outline stays.
  if (!isShown && drawing && isOutline())
    await import(/* @vite-ignore */ drawing).then(({ draw }) => draw()).catch(() => {});
}
