import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { EcpayKeys } from './checkMac.ts';

const cipher = 'aes-128-cbc';

/**
 * Encrypts the `Data` of ECPay's newer services (invoices, cross-border logistics): JSON, URL-encoded, AES-128-CBC,
 * base64. It does not authenticate the data, because CBC has no integrity check.
 * @example decryptEnvelope(encryptEnvelope('{"N":1}', { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }), {
 * hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }) // → '{"N":1}'
 */
export function encryptEnvelope(json: string, { hashKey, hashIv }: EcpayKeys): string {
  const sealing = createCipheriv(cipher, hashKey, hashIv);
  return sealing.update(phpEncoded(json), 'utf8', 'base64') + sealing.final('base64');
}

/**
 * Decrypts the `Data` of ECPay's newer services to its JSON; undefined if it was encrypted with other keys or is
 * damaged.
 * @example decryptEnvelope('AAAA', { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }) // → undefined
 */
export function decryptEnvelope(data: string, { hashKey, hashIv }: EcpayKeys): string | undefined {
  try {
    const opening = createDecipheriv(cipher, hashKey, hashIv);
    const encoded = opening.update(data, 'base64', 'utf8') + opening.final('utf8');
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Encodes like PHP's `urlencode`: a blank is `+`, and `! ' ( ) * ~` are percent-encoded too. */
const phpEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
