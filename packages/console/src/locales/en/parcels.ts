import type { parcels as tw } from '../tw/parcels.ts';

export const parcels = {} as const satisfies Record<keyof typeof tw, string>;
