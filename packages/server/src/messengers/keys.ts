import { newToken, tokenHash } from '../platform/ids.ts';

/** The public part of a browser's key: the state that a messenger returns, or the code in a QR picture. */
export const publicPartOfKey = (browserKey: string): string => tokenHash(browserKey).toString('hex');

/** The stored hash of the public part. Neither the row nor the public part reveals the key. */
export const hashOfPublicPart = (shown: string): Buffer => tokenHash(shown);

/**
 * A key for the browser that begins a login or a binding, and the public part of the key. Completing the login needs
 * the key; the public part is not enough.
 */
export function newBrowserKey(): { browserKey: string; shown: string } {
  const browserKey = newToken();
  return { browserKey, shown: publicPartOfKey(browserKey) };
}
