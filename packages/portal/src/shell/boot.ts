import { locales } from '@crossdock/contract/wire/locale.ts';
import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { currentLanguage, startLanguage } from '@crossdock/web/language.ts';
import { loadPack, packAddresses } from '@crossdock/web/packs.ts';
import { findShop, shopChanged } from '@crossdock/web/shop.ts';
import { client } from './client.ts';
import { inspectDevice } from './device.ts';
import { loadFullFrame, takeUpFirstReads } from './frame.ts';
import { loginAddress } from './guard.ts';
import { texts } from './i18n.ts';
import { keys } from './keys.ts';
import { currentToken } from './session.ts';
import { chosenTheme, showTheme } from './theme.ts';

export type BootResult = 'ready' | 'reloading' | 'noShop';

/** Loads everything that the first screen needs: device, shop, language with its texts, theme. */
export async function boot(reload: () => void = () => location.reload()): Promise<BootResult> {
  if (loginAddress(location, currentToken()) === null) void loadFullFrame();
  inspectDevice();
  startLanguage(keys.language);
  const shop = await findShop(client);
  if (!shop) return 'noShop';
  if (shopChanged(shop, keys)) {
    reload();
    return 'reloading';
  }
  document.title = shop.shop_name;
  showTheme(chosenTheme() ?? shop.theme);
  const lang = startLanguage(keys.language, shop);
  void takeUpFirstReads();
  const pack = await loadPack<CompiledTexts>(lang, {
    key: keys.pack,
    addresses: packAddresses(),
    shop,
    fetchBuilt: async (address) => (await fetch(address)).json(),
    fetchOwn: (code) => client.call('getLanguagePack', { type: 1, code }),
  });
  await texts.activate(locales[currentLanguage()], pack.built, pack.own);
  return 'ready';
}
