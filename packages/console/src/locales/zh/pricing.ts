import type { pricing as tw } from '../tw/pricing.ts';

export const pricing = {} as const satisfies Record<keyof typeof tw, string>;
