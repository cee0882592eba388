import type { members as tw } from '../tw/members.ts';

export const members = {} as const satisfies Record<keyof typeof tw, string>;
