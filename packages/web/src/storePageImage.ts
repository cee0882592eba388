import { disableControls } from './disableControls.ts';
import { currentLanguage } from './language.ts';
import type { Session } from './session.ts';
import {
  answersCacheName,
  deleteStoredAnswers,
  pageImageEntry,
  type StoredPageImage,
} from './storedAnswers.ts';
import { sessionDigest } from './storedReads.ts';

const mostChars = 300_000;
/** A screen with an open dialog, a selection or a reload in progress is not stored. */
const unfit = 'dialog[open], [data-stale], [data-chosen], [aria-busy=true]';

/** Stores the drawn screen for the next visit, if it is suitable and the session lasts. */
export async function storePageImage(session: Session, paths: readonly string[]): Promise<void> {
  const [token, root] = [session.token(), document.getElementById('root')];
  const { pathname: path, search } = location;
  const fit = token && root && paths.includes(path) && !search && !root.querySelector(unfit);
  if (!fit || !globalThis.caches) return;
  const html = pictureOf(root);
  if (html.length > mostChars) return;
  const code = document.querySelector('script[type=module]')?.getAttribute('src');
  const drawnIn = await sessionDigest([token, path, currentLanguage(), innerWidth, code].join());
  const picture: StoredPageImage = { drawnIn, html, atMs: Date.now() };
  await (await caches.open(answersCacheName)).put(pageImageEntry, new Response(JSON.stringify(picture)));
  // The session may have ended meanwhile.
  if (session.token() !== token) await deleteStoredAnswers();
}

/**
 * The stored HTML: links work, controls are shown but disabled, and it contains no picture of a file and no
 * typed text.
 */
function pictureOf(root: HTMLElement): string {
  const copy = document.createElement('div');
  copy.setAttribute('data-last', '');
  copy.setAttribute('aria-busy', 'true');
  copy.innerHTML = root.innerHTML;
  for (const image of copy.querySelectorAll('img')) {
    const place = document.createElement('span');
    place.className = image.className;
    image.replaceWith(place);
  }
  for (const control of disableControls(copy)) {
    if (control.matches('input:not([type=checkbox]), textarea')) control.removeAttribute('value');
  }
  for (const list of copy.querySelectorAll('main ul')) list.setAttribute('data-stale', 'true');
  return copy.outerHTML;
}
