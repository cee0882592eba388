const ago = (unitMs: number) => (count: number) => new Date(Date.now() - count * unitMs).toISOString();

/** Moments so many units before now. */
export const secondsAgo = ago(1_000);
export const minutesAgo = ago(60_000);
export const hoursAgo = ago(3_600_000);
export const daysAgo = ago(86_400_000);
