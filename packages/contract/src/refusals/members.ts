export const memberRefusals = {} as const;
