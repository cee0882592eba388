import { refuse } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import type { Handler } from '../platform/handler.ts';
import { storeShopText } from './settings.store.ts';

export const saveShopText: Handler<'saveShopText'> = async (tx, _actor, { key, ...texts }) => {
  for (const lang of langs) {
    if (!hasMatchingBraces(texts[lang])) return refuse('shop.textBroken', {}, lang);
  }
  await storeShopText(tx, key, texts);
  return { key, ...texts };
};

/** Texts are message patterns: an unclosed brace would break the page that shows it. */
function hasMatchingBraces(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
