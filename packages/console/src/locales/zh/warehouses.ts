import type { warehouses as tw } from '../tw/warehouses.ts';

export const warehouses = {} as const satisfies Record<keyof typeof tw, string>;
