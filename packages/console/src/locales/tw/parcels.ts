export const parcels = {} as const;
