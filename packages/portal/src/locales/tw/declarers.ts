export const declarers = {} as const;
