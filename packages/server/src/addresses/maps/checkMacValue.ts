import { createHash } from 'node:crypto';

/** The account's signing keys, given by the provider. */
export interface MacKeys {
  readonly key: string;
  readonly iv: string;
}

/**
 * ECPay's signature over a request's fields, for domestic logistics. The fields are sorted by name regardless of case,
 * put between key and IV, encoded as .NET does, put in lower case, and hashed with MD5.
 */
export function logisticsCheckMacValue(
  fields: Readonly<Record<string, string>>,
  { key, iv }: MacKeys,
): string {
  const names = Object.keys(fields)
    .filter((name) => name !== 'CheckMacValue')
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const text = `HashKey=${key}&${names.map((name) => `${name}=${fields[name]}`).join('&')}&HashIV=${iv}`;
  // encodeURIComponent keeps - _ . ! * ( ), like .NET.
  const encoded = encodeURIComponent(text).replace(/%20/g, '+').replace(/~/g, '%7e').replace(/'/g, '%27');
  return createHash('md5').update(encoded.toLowerCase()).digest('hex').toUpperCase();
}
