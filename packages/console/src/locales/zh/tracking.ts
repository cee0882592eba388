import type { tracking as tw } from '../tw/tracking.ts';

export const tracking = {} as const satisfies Record<keyof typeof tw, string>;
