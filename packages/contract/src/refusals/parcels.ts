export const parcelRefusals = {} as const;
