import { createHmac } from 'node:crypto';

/**
 * Billplz's signature of a message: names and values joined, sorted without regard to case. A field inside another has
 * the outer name before its own. Never counts the signature itself.
 * @example billplzSignature('k', [['id', '1'], ['x_signature', 'any']]) === billplzSignature('k', [['id', '1']]) // → true
 */
export function billplzSignature(
  key: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  const parts = [...fields]
    .filter(([name]) => name !== 'x_signature')
    .map(([name, value]) => `${name.replace(/\[(.*?)\]/g, '$1')}${value}`)
    .map((part) => [part.toLowerCase(), part] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac('sha256', key)
    .update(parts.map(([, part]) => part).join('|'))
    .digest('hex');
}
