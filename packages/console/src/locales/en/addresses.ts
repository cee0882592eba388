import type { addresses as tw } from '../tw/addresses.ts';

export const addresses = {} as const satisfies Record<keyof typeof tw, string>;
