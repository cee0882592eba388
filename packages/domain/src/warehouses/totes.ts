/** The most totes that are made at once. */
export const maxNewTotes = 100;
