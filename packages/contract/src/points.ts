/** The rows of the call table for points. */
export const pointsCalls = {};
