import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ThemeName } from '@crossdock/ui/tokens.ts';
import { switchLanguage } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { currentToken } from './session.ts';
import { chooseTheme } from './theme.ts';

/** Here at once, and in the account for the member's other devices; a failure there does not undo it here. */
export async function keepTheme(theme: ThemeName | null): Promise<void> {
  chooseTheme(theme, currentShop().theme);
  if (currentToken()) await client.attempt('editMemberInfo', { theme });
}

/** Also what the shop writes to the member is in this language from now on. False: 'language switch failed'. */
export async function keepLanguage(lang: Lang): Promise<boolean> {
  if (currentToken()) await client.attempt('editMemberInfo', { lang });
  return switchLanguage(lang, keys.language);
}
