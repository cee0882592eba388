export const couponRefusals = {} as const;
