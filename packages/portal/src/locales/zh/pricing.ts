import type { pricing as tw } from '../tw/pricing.ts';
import { quote } from './quote.ts';

export const pricing = {
  ...quote,
} as const satisfies Record<keyof typeof tw, string>;
