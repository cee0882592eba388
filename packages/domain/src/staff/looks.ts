/** What staff can have open at the same time as a colleague. */
export const lookedAtNouns = ['order', 'member', 'parcel'] as const;
export type LookedAtNoun = (typeof lookedAtNouns)[number];

/** Somebody counts as editing for this long after a key press. */
export const editingMs = 20_000;
