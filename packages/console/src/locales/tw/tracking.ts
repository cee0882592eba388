export const tracking = {} as const;
