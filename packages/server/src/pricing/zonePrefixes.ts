import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ZoneRow } from './store.ts';

/**
 * A refusal if another zone of the channel has one of the prefixes, or if both zones would cover the rest of the
 * country.
 */
export function takenPrefixRefusal(
  others: readonly ZoneRow[],
  prefixes: readonly string[],
): Refusal<'pricing.zoneTaken'> | undefined {
  for (const other of others) {
    const both = other.zipPrefixes.length === 0 && prefixes.length === 0;
    const prefix = both ? other.country : prefixes.find((one) => other.zipPrefixes.includes(one));
    if (prefix !== undefined) return refuse('pricing.zoneTaken', { name: other.name, prefix }, 'zipPrefixes');
  }
  return undefined;
}
