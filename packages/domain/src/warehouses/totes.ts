/** The most totes that are made at once. */
export const totesAtOnce = 100;
