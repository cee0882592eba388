import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Outside } from './db.ts';
import { Line } from './line.ts';

const hash = promisify(argon2);
/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes a core for some 30 ms. One core stays free for users who are logged in. */
const line = new Line({
  atOnce: Math.max(1, availableParallelism() - 1),
  perCaller: 50,
  perShop: 150,
  inAll: 200,
  retrySeconds: 3,
});

/** `argon2id$<salt>$<hash>` in base64url. */
export async function hashPassword(outside: Outside, password: string): Promise<string> {
  outside.check();
  const nonce = randomBytes(16);
  const tag = await line.run(outside.turn, () => hash('argon2id', { ...cost, message: password, nonce }));
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no password matches, so that unknown accounts take as long as known ones. */
const nobody = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Whether the password matches; `undefined` (no such account) is always false and takes equally long. */
export async function passwordMatches(
  outside: Outside,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  outside.check();
  const [, salt, tag] = (stored ?? nobody).split('$');
  const expected = Buffer.from(tag ?? '', 'base64url');
  const nonce = Buffer.from(salt ?? '', 'base64url');
  const given = await line.run(outside.turn, () => hash('argon2id', { ...cost, message: password, nonce }));
  return expected.length === given.length && timingSafeEqual(expected, given) && stored !== undefined;
}
