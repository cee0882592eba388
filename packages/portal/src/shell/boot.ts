import { locales } from '@crossdock/contract/wire/locale.ts';
import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { currentLanguage, startLanguage } from '@crossdock/web/language.ts';
import { loadPack, type PackId, packAddresses } from '@crossdock/web/packs.ts';
import { findShop, hasShopChanged } from '@crossdock/web/shop.ts';
import { client } from './client.ts';
import { detectDevice } from './device.ts';
import { loadFirstReads, loadFullFrame } from './frame.ts';
import { loginAddress } from './guard.ts';
import { texts } from './i18n.ts';
import { keys } from './keys.ts';
import { currentToken } from './session.ts';
import { packIsLoading } from './textsWithCode.ts';
import { chosenTheme, showTheme } from './theme.ts';

export type BootResult = 'ready' | 'reloading' | 'noShop';

/** Loads everything that the first screen needs: device, shop, language with its texts, theme. */
export function boot(reload: () => void = () => location.reload()): Promise<BootResult> {
  const pack = loginAddress(location, currentToken()) === null ? 'packs' : 'loginPacks';
  const booting = begin(pack, reload);
  packIsLoading(
    pack,
    booting.then(() => undefined),
  );
  if (pack === 'packs') loadFullFrame().catch(() => undefined);
  return booting;
}

async function begin(pack: PackId, reload: () => void): Promise<BootResult> {
  detectDevice();
  startLanguage(keys.language);
  const shop = await findShop(client);
  if (!shop) return 'noShop';
  if (hasShopChanged(shop, keys)) {
    reload();
    return 'reloading';
  }
  document.title = shop.shop_name;
  showTheme(chosenTheme() ?? shop.theme);
  const lang = startLanguage(keys.language, shop);
  loadFirstReads().catch(() => undefined);
  const { built, own } = await loadPack<CompiledTexts>(lang, {
    // The login page is rarely opened, so its few texts are not stored in `localStorage`; the browser's cache is
    // enough.
    key: pack === 'packs' ? keys.pack : null,
    addresses: packAddresses(pack),
    shop,
    fetchBuilt: async (address) => (await fetch(address)).json(),
    fetchOwn: (code) => client.call('getLanguagePack', { type: 1, code }),
  });
  await texts.activate(locales[currentLanguage()], built, own);
  return 'ready';
}
