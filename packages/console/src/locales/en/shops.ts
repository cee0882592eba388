import type { shops as tw } from '../tw/shops.ts';

export const shops = {} as const satisfies Record<keyof typeof tw, string>;
