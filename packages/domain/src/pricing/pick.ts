import type { RateCard } from './rateCard.ts';
import type { Destination } from './shipment.ts';

/**
 * The card valid at the instant `at` (ISO 8601 UTC). Of several valid cards, the one that came into force last.
 * @example pickRateCard([{ validFrom: '2026-01-01T00:00:00Z', validTo: '2026-02-01T00:00:00Z' }], { at:
 * '2026-02-01T00:00:00Z' }) // → undefined
 */
export function pickRateCard<C extends Pick<RateCard, 'validFrom' | 'validTo'>>(
  cards: readonly C[],
  { at }: { at: string },
): C | undefined {
  const instant = Date.parse(at);
  return cards
    .filter((card) => Date.parse(card.validFrom) <= instant)
    .filter((card) => card.validTo === null || instant < Date.parse(card.validTo))
    .reduce<C | undefined>(
      (latest, card) =>
        latest && Date.parse(latest.validFrom) >= Date.parse(card.validFrom) ? latest : card,
      undefined,
    );
}

/** A destination zone of a channel: a whole country (no prefixes), or the postal codes that begin with a prefix. */
export interface Zone {
  readonly country: string;
  readonly zipPrefixes: readonly string[];
}

/**
 * The zone that matches `destination` best: the longest prefix, else the whole country.
 * @example pickZone([{ country: 'TW', zipPrefixes: [] }, { country: 'TW', zipPrefixes: ['880'] }], { country: 'TW',
 * zip: '88041' }) // → { country: 'TW', zipPrefixes: ['880'] }
 */
export function pickZone<Z extends Zone>(zones: readonly Z[], destination: Destination): Z | undefined {
  let best: { zone: Z; length: number } | undefined;
  for (const zone of zones.filter(({ country }) => country === destination.country)) {
    const prefixes = zone.zipPrefixes.length === 0 ? [''] : zone.zipPrefixes;
    for (const prefix of prefixes.filter((start) => destination.zip.startsWith(start))) {
      if (!best || prefix.length > best.length) best = { zone, length: prefix.length };
    }
  }
  return best?.zone;
}
