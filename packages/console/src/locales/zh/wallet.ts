import type { wallet as tw } from '../tw/wallet.ts';

export const wallet = {} as const satisfies Record<keyof typeof tw, string>;
