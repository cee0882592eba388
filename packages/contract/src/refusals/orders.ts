export const orderRefusals = {} as const;
