import type { Texts } from '../wire/values.ts';
import type { neededOpeningSteps } from './opening.ts';

/** Names of missing setup steps, for the refusal when a shop is opened too early. */
export const neededOpeningStepNames: Readonly<Record<(typeof neededOpeningSteps)[number], Texts>> = {
  warehouse: { zh: '仓库地址', tw: '倉庫地址', en: 'a warehouse with its address' },
  shelves: { zh: '货架', tw: '貨架', en: 'places on shelves' },
  prices: { zh: '运费', tw: '運費', en: 'prices' },
  payment: { zh: '收款方式', tw: '收款方式', en: 'a way to be paid' },
  codes: { zh: '邮件或短信', tw: '電子郵件或簡訊', en: 'email or text messages' },
};
