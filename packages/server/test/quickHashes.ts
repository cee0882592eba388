import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

/**
 * Hashing passwords is slow by design, and here half of what a login takes. What the product asks for is looked at, and a small
 * part of it done. To be loaded before the product is.
 */
crypto.argon2 = (algorithm, parameters, done) => {
  const { memory, passes, parallelism } = parameters;
  // OWASP's second choice.
  if (algorithm !== 'argon2id' || memory < 19_456 || passes < 2 || parallelism !== 1)
    throw new Error(`${algorithm} with ${memory} KiB and ${passes} passes is too weak for a password`);
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, done);
};
syncBuiltinESMExports();
