export const paymentRefusals = {} as const;
