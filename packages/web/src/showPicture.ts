import type { KeptPicture } from './keptAnswers.ts';

interface Plan {
  readonly keys: { readonly token: string };
  /** Where it lies, in an app that keeps it. */
  readonly picture?: readonly [entry: string, store: { readonly cacheName: string }];
}

export interface Visit {
  readonly token: string | null;
  readonly path: string;
  readonly lang: string;
}

/**
 * Puts the last list as it was drawn (`keptPicture.ts`) in the place of the outline, until the app draws it: to its own reader
 * alone, and only as the app would draw it now. Becomes a part of the page's first script from this function's text, so it
 * refers to nothing outside itself.
 */
export async function showPicture({ keys, picture }: Plan, { token, path, lang }: Visit): Promise<void> {
  if (!token || !picture) return;
  const longestMs = 7 * 86_400_000;
  try {
    const digest = crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    const [found, bytes] = await Promise.all([caches.match(...picture), digest]);
    if (!found) return;
    const last: KeptPicture = await found.json();
    // The styles stand behind the outline.
    if (document.readyState === 'loading')
      await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
    const own = last.reader === btoa(String.fromCharCode(...new Uint8Array(bytes)));
    const same = last.path === path && last.lang === lang && last.width === innerWidth;
    const build = document.querySelector<HTMLScriptElement>('script[async]')?.src ?? '';
    const root = document.getElementById('root');
    // The app may have begun to draw meanwhile, and the session to end.
    const wanted = root?.firstElementChild?.className === 'fp' && localStorage.getItem(keys.token) === token;
    if (root && own && same && last.build === build && Date.now() - last.atMs < longestMs && wanted)
      root.innerHTML = last.html;
  } catch {
    // What is kept cannot be read, or there is no store: the outline stays.
  }
}
