export const warehouseRefusals = {} as const;
