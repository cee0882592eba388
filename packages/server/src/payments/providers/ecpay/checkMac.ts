import { createHash } from 'node:crypto';
import { sameBytes } from '../../../platform/ids.ts';

/** The two secrets of an ECPay merchant. */
export interface EcpayKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

export type EcpayFields = Readonly<Record<string, string>>;

/** Payments are signed with SHA-256; domestic logistics with MD5. */
export type CheckMacHash = 'sha256' | 'md5';

/**
 * ECPay's CheckMacValue: over all other fields as they arrived, unknown ones included. Values are never trimmed.
 * @example ecpayCheckMacValue({ MerchantID: '3002607', ItemName: "Tom's Shop", TotalAmount: '100' }, { hashKey:
 * 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' }) // →
 * 'CF0A3D4901D99459D8641516EC57210700E8A5C9AB26B1D021301E9CB93EF78D'
 */
export function ecpayCheckMacValue(
  fields: EcpayFields,
  { hashKey, hashIv }: EcpayKeys,
  hash: CheckMacHash = 'sha256',
): string {
  const written = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([name, value]) => `&${name}=${value}`);
  const text = `HashKey=${hashKey}${written.join('')}&HashIV=${hashIv}`;
  return createHash(hash).update(netEncoded(text)).digest('hex').toUpperCase();
}

/** URL encoding as .NET does it, in lower case: a blank is `+`, and `- _ . ! * ( )` stay. */
const netEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('~', '%7E').replaceAll("'", '%27').toLowerCase();

/**
 * Whether the fields have a correct CheckMacValue. Compares in constant time.
 * @example hasValidCheckMacValue({ RtnCode: '1', CheckMacValue: '' }, { hashKey: 'a', hashIv: 'b' }) // → false
 */
export function hasValidCheckMacValue(
  fields: EcpayFields,
  keys: EcpayKeys,
  hash: CheckMacHash = 'sha256',
): boolean {
  const said = (fields.CheckMacValue ?? '').toUpperCase();
  return sameBytes(Buffer.from(said), Buffer.from(ecpayCheckMacValue(fields, keys, hash)));
}
