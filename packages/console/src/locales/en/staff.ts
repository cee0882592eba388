import type { staff as tw } from '../tw/staff.ts';

export const staff = {} as const satisfies Record<keyof typeof tw, string>;
