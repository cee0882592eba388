export const warehouses = {} as const;
