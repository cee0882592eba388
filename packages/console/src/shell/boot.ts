import { locales } from '@crossdock/contract/wire/locale.ts';
import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { startLanguage } from '@crossdock/web/language.ts';
import { loadPack, packAddresses } from '@crossdock/web/packs.ts';
import { findShop, hasShopChanged } from '@crossdock/web/shop.ts';
import { client } from './client.ts';
import { loadFullFrame } from './frame.ts';
import { texts } from './i18n.ts';
import { consoleStorageKeys } from './session.ts';

export type BootResult = 'ready' | 'reloading' | 'noShop';

/**
 * Loads everything that must be known before the first screen. Staff get the console's own texts, because a
 * shop's own texts are for members.
 */
export async function boot(reload: () => void = () => location.reload()): Promise<BootResult> {
  if (location.pathname !== '/console/login') void loadFullFrame();
  startLanguage(consoleStorageKeys.language);
  const shop = await findShop(client);
  if (!shop) return 'noShop';
  if (hasShopChanged(shop, consoleStorageKeys)) {
    reload();
    return 'reloading';
  }
  document.documentElement.dataset.theme = shop.theme;
  const lang = startLanguage(consoleStorageKeys.language, shop);
  const pack = await loadPack<CompiledTexts>(lang, {
    key: consoleStorageKeys.pack,
    addresses: packAddresses(),
    shop,
    fetchBuilt: async (address) => (await fetch(address)).json(),
    fetchOwn: async () => ({}),
  });
  await texts.activate(locales[lang], pack.built);
  return 'ready';
}
