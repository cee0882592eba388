export const pointsRefusals = {} as const;
