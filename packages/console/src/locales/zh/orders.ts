import type { orders as tw } from '../tw/orders.ts';

export const orders = {} as const satisfies Record<keyof typeof tw, string>;
