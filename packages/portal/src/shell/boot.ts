import type { ShopInfo } from '@crossdock/contract/shops.ts';
import { chooseLanguage, currentLanguage, locales, setLanguage } from '@crossdock/contract/web/language.ts';
import { loadPack, packAddresses } from '@crossdock/contract/web/packs.ts';
import { keepShop, knownShop, shopInPage, waitForShop } from '@crossdock/contract/web/shop.ts';
import { stored } from '@crossdock/contract/web/storage.ts';
import { client } from './client.ts';
import { inspectDevice } from './device.ts';
import { texts } from './i18n.ts';
import { keys } from './session.ts';
import { chosenTheme, showTheme } from './theme.ts';

export type BootResult = 'ready' | 'reloading' | 'noShop';

/** Everything that must be known before the first screen: device, shop, language and its texts, theme. */
export async function boot(reload: () => void = () => location.reload()): Promise<BootResult> {
  inspectDevice();
  speak(chooseLanguage({ stored: stored.get(keys.language), browser: navigator.languages, available: [] }));
  const shop = await findShop();
  if (!shop) return 'noShop';
  if (shopChanged(shop)) {
    reload();
    return 'reloading';
  }
  document.title = shop.shop_name;
  showTheme(chosenTheme() ?? shop.theme);
  const available = [shop.defaultLanguage, ...shop.languages.filter((lang) => lang !== shop.defaultLanguage)];
  speak(chooseLanguage({ stored: stored.get(keys.language), browser: navigator.languages, available }));
  await readTexts(shop);
  return 'ready';
}

/** In the page already, or asked for by domain; then it is waited for. */
async function findShop(): Promise<ShopInfo | null> {
  const inPage = shopInPage();
  if (inPage) keepShop(inPage);
  else
    void client
      .attempt('getShopInfo', { domain: location.hostname })
      .then((answer) => answer.ok && keepShop(answer.data));
  return waitForShop(knownShop);
}

/** Another shop now lives at this host: what was kept for the former one is of no use (specification, section 9). */
export function shopChanged(shop: Pick<ShopInfo, 'code'>): boolean {
  const former = stored.get(keys.shopCode);
  if (former === shop.code) return false;
  const kept = stored.set(keys.shopCode, shop.code);
  if (former === null || !kept) return false;
  stored.removeAll(keys.pack);
  stored.remove(keys.token);
  return true;
}

function speak(lang: ReturnType<typeof currentLanguage>): void {
  setLanguage(lang);
  document.documentElement.lang = locales[lang];
}

async function readTexts(shop: ShopInfo): Promise<void> {
  const lang = currentLanguage();
  const pack = await loadPack(lang, {
    key: keys.pack,
    addresses: packAddresses(),
    shop,
    fetchBuilt: async (address) => (await fetch(address)).json(),
    fetchOwn: (code) => client.call('getLanguagePack', { type: 0, code }),
  });
  await texts.activate(locales[lang], pack.built, pack.own);
}
