/** The kinds of record that staff can have open at the same time as a colleague. */
export const presenceNouns = ['order', 'member', 'parcel'] as const;
export type PresenceNoun = (typeof presenceNouns)[number];

/** Somebody counts as editing for this long after a key press. */
export const editingMs = 20_000;
