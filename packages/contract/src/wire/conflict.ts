import type { Texts } from './values.ts';

/** A refusal for what the data's state does not allow; it is answered with 409. */
export const conflict = (texts: Texts) => ({ status: 409, ...texts }) as const;
