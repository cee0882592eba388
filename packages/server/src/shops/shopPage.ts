import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Shop } from '../platform/shop.ts';
import type { ShopPageValuesProvider } from '../platform/web.ts';

const builtInIcon = '/icon.svg';

/** The shop as the browser needs it: the answer of GetShopInfo, which is also embedded in the page. */
export function shopInfoOf(shop: Shop, secret: string, now: string): ShopInfo {
  return {
    id: shop.id,
    shop_name: shop.name,
    shop_ico:
      shop.iconFileId === null
        ? builtInIcon
        : fileUrl(secret, shop.id, shop.iconFileId, 'thumb', now, 'mark'),
    theme: shop.theme,
    code: shop.code,
    langVersion: shop.langVersion,
    verificationtype: shop.settings.verificationType,
    captchaByWork: shop.settings.captchaByWork,
    appID: shop.settings.wechat?.appId ?? null,
    registerBind: shop.settings.registerBind,
    line_ClientId: shop.settings.line?.clientId ?? null,
    currency: shop.currency,
    timeZone: shop.timeZone,
    languages: [...shop.languages],
    defaultLanguage: shop.defaultLang,
    demo: shop.demo,
    opensSoon: shop.openedAt === null,
    addressAudit: shop.settings.addressAudit,
    storeMap: shop.settings.storeMap !== null,
    limits: {
      resendSeconds: shop.settings.resendSeconds,
      batchMax: shop.settings.batchMax,
      maxDeclaredValueMinor: shop.settings.maxDeclaredValueMinor,
      coinMinor: shop.settings.coinMinor,
    },
  };
}

/**
 * The shop's values for the page. `formsOf`: the origins to which the shop's pages may post a form. `traced`:
 * whether browsers begin traces.
 */
export function shopPageValuesProvider(
  secret: string,
  formsOf: (shop: Shop) => string[],
  traced: boolean,
): ShopPageValuesProvider {
  return (shop) => {
    const info = shopInfoOf(shop, secret, new Date().toISOString());
    return {
      title: shop.name,
      icon: info.shop_ico,
      json: info,
      traced,
      frames: framesOf(shop),
      forms: formsOf(shop),
    };
  };
}

/**
 * Support type 8 opens the shop's own support page in a frame, type 1 an external chat (product specification,
 * section 2).
 */
function framesOf({ settings: { supportChannel } }: Shop): string[] {
  const { visible, type, params } = supportChannel;
  const shown = visible && (type === 8 || type === 1) && URL.canParse(params) ? new URL(params) : null;
  return shown && /^https?:$/.test(shown.protocol) ? [shown.origin] : [];
}
