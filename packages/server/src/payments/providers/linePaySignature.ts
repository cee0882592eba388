import { createHmac } from 'node:crypto';

interface Signed {
  readonly path: string;
  /** The body of a POST, or the query string of a GET without its question mark. */
  readonly payload: string;
  readonly nonce: string;
}

/**
 * What LINE Pay wants as proof of a request. Never sends the secret itself.
 * @example linePaySignature('s', { path: '/v3/payments', payload: '', nonce: '1' }).length // → 44
 */
export const linePaySignature = (secret: string, { path, payload, nonce }: Signed): string =>
  createHmac('sha256', secret).update(`${secret}${path}${payload}${nonce}`).digest('base64');

const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON in which whole numbers of more than 15 digits are texts: LINE Pay's transaction ids have 19, which a number
 * would change. Never changes what stands inside a text.
 * @example readLongNumbers('{"id":2021121600698709510}') // → { id: '2021121600698709510' }
 */
export const readLongNumbers = (json: string): unknown =>
  JSON.parse(json.replace(stringOrNumber, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)));
