import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

/**
 * Makes password hashing fast: it is slow by design and would take half of each login. It checks the parameters that
 * the product passes, then hashes with much weaker ones. It must be loaded before the product.
 */
crypto.argon2 = (algorithm, parameters, done) => {
  const { memory, passes, parallelism } = parameters;
  // OWASP's second recommendation is the minimum.
  if (algorithm !== 'argon2id' || memory < 19_456 || passes < 2 || parallelism !== 1)
    throw new Error(`${algorithm} with ${memory} KiB and ${passes} passes is too weak for a password`);
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, done);
};
syncBuiltinESMExports();
