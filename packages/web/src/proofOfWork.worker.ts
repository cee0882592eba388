import { sha256 } from '@noble/hashes/sha2.js';
import { handler } from 'altcha-lib/workers/shared';

/** Has its own hash function, because browsers offer none over plain HTTP. */
handler({
  deriveKey: async ({ cost, keyLength = 32 }, salt, password) => {
    const start = new Uint8Array(salt.length + password.length);
    start.set(salt);
    start.set(password, salt.length);
    let derivedKey = sha256(start);
    for (let done = 1; done < cost; done += 1) derivedKey = sha256(derivedKey);
    return { parameters: {}, derivedKey: derivedKey.subarray(0, keyLength) };
  },
});
