import type { Texts } from './values.ts';

/** A refusal with HTTP status 409: the state of the data does not allow the call. */
export const conflict = (texts: Texts) => ({ status: 409, ...texts }) as const;
