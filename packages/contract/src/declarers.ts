/** The rows of the call table for declarers. */
export const declarerCalls = {};
