import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 } from 'uuid';

/** UUIDv7: ordered by time, so that new rows land together. */
export const newId = (): string => v7();

/** 256 random bits, as the bearer carries them. Only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
/** At most 14 of them. */
export const newDigits = (count: number): string =>
  randomInt(0, 10 ** count)
    .toString()
    .padStart(count, '0');
export const randomBytesOf = (count: number): Uint8Array => randomBytes(count);

/** Keyed hash that binds a short secret to what it is for. */
export function boundHash(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** Twilio's signature: HMAC-SHA1 of a text, in base64. */
export function boundText(secret: string, text: string): string {
  return createHmac('sha1', secret).update(text, 'utf8').digest('base64');
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The smallest UUIDv7 of a moment (ms since the epoch): bounds a read by time where ids are the key. */
export function firstIdAt(ms: number): string {
  const time = Math.floor(ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
