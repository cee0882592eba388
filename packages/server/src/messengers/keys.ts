import { newToken, tokenHash } from '../platform/ids.ts';

/** What a browser may show of its key: the state that a messenger sends back, the code in a QR picture. */
export const shownOf = (browserKey: string): string => tokenHash(browserKey).toString('hex');

/** What is stored: the hash of what is shown. Neither the row nor what is shown leads back to the key. */
export const storedOf = (shown: string): Buffer => tokenHash(shown);

/** A key for the browser that begins, and what it may show of it. Who ends must hold the key, not only have seen. */
export function newBrowserKey(): { browserKey: string; shown: string } {
  const browserKey = newToken();
  return { browserKey, shown: shownOf(browserKey) };
}

export function minutesAfter(now: string, minutes: number): string {
  return new Date(Date.parse(now) + minutes * 60_000).toISOString();
}
