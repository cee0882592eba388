import type { Texts } from '../wire/values.ts';

/** The name of a draft made from a standard set. `{month}` is the month of its figures. */
export const startingCardName: Texts = {
  zh: '起始价（{month}），请调整',
  tw: '起始價（{month}），請調整',
  en: 'Starting prices ({month}), adapt them',
};
