import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type ReferencePrefix, randomByteCount, referenceNumber } from '@crossdock/domain/reference.ts';
import { v7 } from 'uuid';

/** UUIDv7: ordered by time, so that new rows are stored together. */
export const newId = (): string => v7();

/** A bearer token of 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
/** Random digits, at most 14. */
export const newDigits = (count: number): string =>
  randomInt(0, 10 ** count)
    .toString()
    .padStart(count, '0');
const clearLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * A reference for an attempt to pay, as bank statements show it: `P` and 11 characters that cannot be
 * confused with others.
 */
export const newPayReference = (): string =>
  `P${[...randomBytes(11)].map((byte) => clearLetters[byte % 32]).join('')}`;
/** Whether a text is a payment reference of ours, and not one made by a provider. */
export const isPayReference = (text: string): boolean => /^P[0-9A-HJKMNP-TV-Z]{11}$/.test(text);
export const randomBytesOf = (count: number): Uint8Array => randomBytes(count);

/**
 * A new random number that people read, for example of an order, with its kind's prefix. The caller keeps it unique.
 */
export const newReference = (prefix: ReferencePrefix): string =>
  referenceNumber(prefix, randomBytesOf(randomByteCount(prefix)));

/** A keyed hash that binds a short secret to its purpose. */
export function keyedHash(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** Twilio's signature: HMAC-SHA1 of a text, in base64. */
export function hmacSha1(secret: string, text: string): string {
  return createHmac('sha1', secret).update(text, 'utf8').digest('base64');
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The time at which a UUIDv7 was made, in ms since the epoch. */
export const creationTimeMs = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** The smallest UUIDv7 of a moment (ms since the epoch), for reads by time on an id key. */
export function firstIdAt(ms: number): string {
  const time = Math.floor(ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
