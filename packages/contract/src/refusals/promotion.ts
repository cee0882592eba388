export const promotionRefusals = {} as const;
