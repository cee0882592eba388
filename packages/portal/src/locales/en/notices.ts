import type { notices as tw } from '../tw/notices.ts';

export const notices = {} as const satisfies Record<keyof typeof tw, string>;
