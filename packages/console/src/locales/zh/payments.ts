import type { payments as tw } from '../tw/payments.ts';

export const payments = {} as const satisfies Record<keyof typeof tw, string>;
