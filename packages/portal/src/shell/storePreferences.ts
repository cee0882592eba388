import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ThemeName } from '@crossdock/domain/shops/themes.ts';
import { switchLanguage } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { currentToken } from './session.ts';
import { chooseTheme } from './theme.ts';

/**
 * Applies the theme here at once and stores it in the account for other devices. If storing fails, it stays applied
 * here.
 */
export async function storeTheme(theme: ThemeName | null): Promise<void> {
  chooseTheme(theme, currentShop().theme);
  if (currentToken()) await client.attempt('editMemberInfo', { theme });
}

/**
 * From now on the shop also writes to the member in this language. Returns false if the language could not be
 * switched.
 */
export async function storeLanguage(lang: Lang): Promise<boolean> {
  if (currentToken()) await client.attempt('editMemberInfo', { lang });
  return switchLanguage(lang, keys.language);
}
