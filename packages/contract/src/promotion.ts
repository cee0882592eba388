/** The rows of the call table for promotion. */
export const promotionCalls = {};
