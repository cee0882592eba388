import { quote } from './quote.ts';

export const pricing = {
  ...quote,
} as const;
