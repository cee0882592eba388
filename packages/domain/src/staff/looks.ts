/** What staff have open that a colleague may have open too. */
export const lookedAtNouns = ['order', 'member', 'parcel'] as const;
export type LookedAtNoun = (typeof lookedAtNouns)[number];

/** For as long after a key was pressed somebody is said to be editing. */
export const editingMs = 20_000;
