export const pricingRefusals = {} as const;
