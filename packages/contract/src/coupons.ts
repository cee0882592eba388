/** The rows of the call table for coupons. */
export const couponCalls = {};
