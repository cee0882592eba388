/** A rate card's period within its zone. ISO 8601 UTC; `validTo` excluded, `null` until further notice. */
export interface Period {
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface Placement<C> {
  /** When the card really begins: not before now. */
  readonly validFrom: string;
  /** The card in force until then, which ends there. */
  readonly closes: C | undefined;
  /** From when on the zone would have no price, if it would. */
  readonly gapFrom: string | null;
}

export type PlacementProblem<C> =
  | { readonly problem: 'periodOver' }
  | { readonly problem: 'overlap'; readonly with: C };

/**
 * Where a draft fits among the zone's published cards: it ends its predecessor where it begins, begins now at the
 * earliest, and must not reach into a card that begins after it. Two cards are never valid at one instant.
 */
export function placeCard<C extends Period>(
  published: readonly C[],
  draft: Period,
  now: string,
): Placement<C> | PlacementProblem<C> {
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
