import { createHmac } from 'node:crypto';
import { sameBytes } from '../../../platform/ids.ts';

/** Fields of a form or query in any order; nested ones are named `billplz[id]`. */
export type BillplzFields = readonly (readonly [name: string, value: string])[];

const ownNames = new Set(['x_signature', 'billplzx_signature']);
const joined = (name: string): string => name.replace(/[[\]]/g, '');

/**
 * Billplz's x_signature: over names and values of all other fields, sorted ignoring case.
 * @example xSignature([['amount', '200'], ['callback_url', 'https://example.com/webhook'], ['collection_id',
 * 'inbmmepb'], ['description', 'testing'], ['email', 'api@billplz.com'], ['name', 'Michael']], 'abc123cde456') // →
 * 'ef5e54a22af0925cba88fab467119742e90262e3646eea1dee3949938daf3a38'
 */
export function xSignature(fields: BillplzFields, key: string): string {
  const elements = fields
    .map(([name, value]) => [joined(name), value] as const)
    .filter(([name]) => !ownNames.has(name))
    .map(([name, value]) => `${name}${value}`)
    .toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase()));
  return createHmac('sha256', key).update(elements.join('|')).digest('hex');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Whether the fields of a callback or a returning browser have a correct signature. Compares in constant
 * time.
 * @example hasValidXSignature([['id', 'a'], ['x_signature', '']], 'key') // → false
 */
export function hasValidXSignature(fields: BillplzFields, key: string): boolean {
  const said = fields.filter(([name]) => ownNames.has(joined(name)));
  const [signature] = said;
  if (said.length !== 1 || signature === undefined) return false;
  return sameBytes(Buffer.from(signature[1].toLowerCase()), Buffer.from(xSignature(fields, key)));
}

/**
 * The checksum of a v5 call, over the named values in the call's own order; missing ones are skipped.
 * @example billplzChecksum(['My payment order title', undefined, '1681724303'], 'S-R5t3Uw6SrwXNWyZV-naVHg').slice(0, 8)
 * // → '575c35c1'
 */
export function billplzChecksum(values: readonly (string | undefined)[], key: string): string {
  return createHmac('sha512', key)
    .update(values.map((value) => value ?? '').join(''))
    .digest('hex');
}

/** The fields that the checksum of a message about a payment order covers, in this order. */
const signedOfOrder = ['id', 'bank_account_number', 'status', 'total', 'reference_id', 'epoch'] as const;

/**
 * Whether a message about a payment order has a correct checksum, and each field only once: a second field of
 * the same name could contain something that was not signed. Compares in constant time.
 * @example hasValidBillplzChecksum([['id', 'a'], ['checksum', '']], 'key') // → false
 */
export function hasValidBillplzChecksum(fields: BillplzFields, key: string): boolean {
  const said = new Map(fields);
  const checksum = said.get('checksum');
  if (said.size !== fields.length || checksum === undefined) return false;
  const right = billplzChecksum(
    signedOfOrder.map((name) => said.get(name)),
    key,
  );
  return sameBytes(Buffer.from(checksum.toLowerCase()), Buffer.from(right));
}
