export const members = {} as const;
