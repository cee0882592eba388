/** Spans of time in ms. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An instant in the database's format, ISO 8601 UTC. */
export const iso = (ms: number) => new Date(ms).toISOString();
