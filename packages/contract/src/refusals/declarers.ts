export const declarerRefusals = {} as const;
