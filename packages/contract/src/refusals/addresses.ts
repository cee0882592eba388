export const addressRefusals = {} as const;
