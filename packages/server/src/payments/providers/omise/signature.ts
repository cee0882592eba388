import { createHmac } from 'node:crypto';
import { sameBytes } from '../../../platform/ids.ts';

const toleranceS = 300;

export interface SignedOmiseEvent {
  readonly rawBody: Uint8Array;
  /** The header `Omise-Signature`: one or several signatures, separated by commas. */
  readonly signatures: string;
  /** The header `Omise-Signature-Timestamp`, in seconds. */
  readonly timestamp: string;
}

/**
 * Omise's signature of an event: over its time and its bytes, with the secret that the dashboard shows in
 * base64.
 * @example omiseSignature('c2VjcmV0', '7', new Uint8Array()).length // → 64
 */
export function omiseSignature(secret: string, timestamp: string, rawBody: Uint8Array): string {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${timestamp}.`)
    .update(rawBody)
    .digest('hex');
}

/**
 * Whether one of the signatures is correct and not older than five minutes. While a secret is being replaced, Omise
 * sends one signature for the old secret and one for the new. Compares in constant time.
 * @example isOmiseSigned('c2VjcmV0', { rawBody: new Uint8Array(), signatures: '', timestamp: '7' }, 7000) // → false
 */
export function isOmiseSigned(
  secret: string,
  { rawBody, signatures, timestamp }: SignedOmiseEvent,
  nowMs: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > toleranceS) return false;
  const right = Buffer.from(omiseSignature(secret, timestamp, rawBody));
  return signatures.split(',').some((said) => sameBytes(Buffer.from(said.trim().toLowerCase()), right));
}
