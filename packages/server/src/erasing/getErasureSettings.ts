import { retentionYears, usualErasures } from '@crossdock/domain/erasing/terms.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getErasureSettings: Handler<'getErasureSettings'> = async (tx, actor) => {
  const { erasures } = await currentSettings(tx);
  const law = retentionYears(actor.shop.currency, usualErasures);
  return { keepYears: erasures.keepYears, booksYears: law.books, customsYears: law.customs };
};
