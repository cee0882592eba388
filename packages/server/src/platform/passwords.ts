import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';

const hash = promisify(argon2);
/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes a core for some 30 ms. One core stays free for users who are logged in. */
const line = new ConcurrencyLimiter({
  atOnce: Math.max(1, availableParallelism() - 1),
  perCaller: 50,
  perShop: 150,
  inAll: 200,
  retrySeconds: 3,
});

/** `argon2id$<salt>$<hash>` in base64url. */
export async function hashPassword(noTransaction: NoTransaction, password: string): Promise<string> {
  noTransaction.check();
  const nonce = randomBytes(16);
  const tag = await line.run(noTransaction.turn, () =>
    hash('argon2id', { ...cost, message: password, nonce }),
  );
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no password matches, so that unknown accounts take as long as known ones. */
const nobody = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Whether the password matches. `undefined` (no such account) is always false and takes equally long. */
export async function passwordMatches(
  noTransaction: NoTransaction,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  noTransaction.check();
  const [, salt, tag] = (stored ?? nobody).split('$');
  const expected = Buffer.from(tag ?? '', 'base64url');
  const nonce = Buffer.from(salt ?? '', 'base64url');
  const given = await line.run(noTransaction.turn, () =>
    hash('argon2id', { ...cost, message: password, nonce }),
  );
  return expected.length === given.length && timingSafeEqual(expected, given) && stored !== undefined;
}
