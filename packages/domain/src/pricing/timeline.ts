/** The period of a rate card in its zone. ISO 8601 UTC; `validTo` is excluded, `null` means until further notice. */
export interface Period {
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface CardPlacement<C> {
  /** When the card takes effect: now at the earliest. */
  readonly validFrom: string;
  /** The current card, which ends when the new card begins. */
  readonly closes: C | undefined;
  /** The moment from which the zone would have no price; null if there is no such gap. */
  readonly gapFrom: string | null;
}

export type CardPlacementProblem<C> =
  | { readonly problem: 'periodOver' }
  | { readonly problem: 'overlap'; readonly with: C };

/**
 * Places a draft among the zone's published cards. It ends the card before it, takes effect now at the earliest, and
 * must not overlap a later card. Two cards are never valid at the same instant.
 * @example placeCard([], { validFrom: '2025-01-01T00:00:00Z', validTo: '2025-02-01T00:00:00Z' },
 * '2026-01-01T00:00:00Z') // → { problem: 'periodOver' }
 */
export function placeCard<C extends Period>(
  published: readonly C[],
  draft: Period,
  now: string,
): CardPlacement<C> | CardPlacementProblem<C> {
  const fromMs = Math.max(Date.parse(draft.validFrom), Date.parse(now));
  const toMs = endOf(draft);
  if (toMs <= fromMs) return { problem: 'periodOver' };
  const later = published
    .filter((card) => Date.parse(card.validFrom) >= fromMs)
    .sort((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom))[0];
  if (later && Date.parse(later.validFrom) < toMs) return { problem: 'overlap', with: later };
  const closes = published.find((card) => Date.parse(card.validFrom) < fromMs && endOf(card) > fromMs);
  const followed = toMs === Infinity || (later !== undefined && Date.parse(later.validFrom) === toMs);
  return {
    validFrom: new Date(fromMs).toISOString(),
    closes,
    gapFrom: followed ? null : draft.validTo,
  };
}

function endOf(period: Period): number {
  return period.validTo === null ? Infinity : Date.parse(period.validTo);
}
