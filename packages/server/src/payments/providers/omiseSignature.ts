import { createHmac } from 'node:crypto';
import { sameBytes } from '../../platform/ids.ts';

const toleranceS = 300;

/**
 * Whether Omise has signed this message, and not more than five minutes ago. While a secret is being replaced there are
 * several signatures, one of each. The secret is base64, and its bytes are the key. Never reads the message.
 * @example isOmiseMessage('c2VjcmV0', new Uint8Array(), {}, 0) // → false
 */
export function isOmiseMessage(
  secret: string,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string>>,
  nowMs: number,
): boolean {
  const at = headers['omise-signature-timestamp'] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(nowMs / 1000 - Number(at)) > toleranceS) return false;
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${at}.`)
    .update(rawBody)
    .digest();
  return (headers['omise-signature'] ?? '')
    .split(',')
    .some((signature) => sameBytes(Buffer.from(signature.trim(), 'hex'), expected));
}
