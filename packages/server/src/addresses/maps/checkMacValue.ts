import { createHash } from 'node:crypto';

/** What an account signs with; the provider gave both. */
export interface MacKeys {
  readonly key: string;
  readonly iv: string;
}

/**
 * ECPay's signature over the fields of a request, for domestic logistics: sorted by name without regard to case, between key
 * and IV, encoded as .NET does, in small letters, MD5.
 */
export function checkMacValue(fields: Readonly<Record<string, string>>, { key, iv }: MacKeys): string {
  const names = Object.keys(fields)
    .filter((name) => name !== 'CheckMacValue')
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const text = `HashKey=${key}&${names.map((name) => `${name}=${fields[name]}`).join('&')}&HashIV=${iv}`;
  // encodeURIComponent leaves - _ . ! * ( ) as they are, which .NET does too.
  const encoded = encodeURIComponent(text).replace(/%20/g, '+').replace(/~/g, '%7e').replace(/'/g, '%27');
  return createHash('md5').update(encoded.toLowerCase()).digest('hex').toUpperCase();
}
