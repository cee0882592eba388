import type { home as tw } from '../tw/home.ts';

export const home = {} as const satisfies Record<keyof typeof tw, string>;
