export const pricingCalls = {};
