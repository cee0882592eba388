import type { Handler } from '../platform/handler.ts';
import { listOwnTexts } from './settings.store.ts';

export const listShopTexts: Handler<'listShopTexts'> = async (tx, _actor, input) => {
  return listOwnTexts(tx, input.words, input);
};
