export const walletRefusals = {} as const;
