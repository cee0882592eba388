import type { Texts } from '../wire/values.ts';

export const words = {} satisfies Record<string, Texts>;
