import { themeNames } from '@crossdock/domain/shops/themes.ts';
import { z } from 'zod';
import { guest } from '../wire/call.ts';
import { count, id, lang, plain } from '../wire/values.ts';

export const theme = z.enum(themeNames);
export type Theme = z.infer<typeof theme>;

const shopInfo = z.object({
  id,
  shop_name: plain.text,
  shop_ico: plain.text,
  theme,
  code: plain.text,
  langVersion: count,
  verificationtype: count,
  captchaByWork: plain.yesNo,
  appID: plain.maybeText,
  registerBind: plain.yesNo,
  line_ClientId: plain.maybeText,
  currency: plain.text,
  timeZone: plain.text,
  languages: z.array(lang),
  defaultLanguage: lang,
  demo: plain.yesNo,
  /** The shop is still being set up: only members invited by staff can order. */
  opensSoon: plain.yesNo,
  /** New and changed addresses need approval. */
  addressAudit: plain.yesNo,
  /** 7-11 stores can be chosen on a logistics provider's map. */
  storeMap: plain.yesNo,
  limits: z.object({
    resendSeconds: count,
    batchMax: count,
    maxDeclaredValueMinor: count,
    /** Totals are multiples of this. */
    coinMinor: count,
  }),
});
export type ShopInfo = z.infer<typeof shopInfo>;

export const shopCalls = {
  getShopInfo: guest.get('Member/GetShopInfo', {
    summary: 'The shop at this host: name, icon, theme, languages and limits',
    input: z.strictObject({ domain: z.string().max(255).optional() }),
    output: shopInfo,
  }),
  getLanguagePack: guest.get('File/GetLanguagePack', {
    summary:
      "A language's texts: type 0 all of them, the shop's own over the built-in ones; type 1 the shop's own",
    input: z.strictObject({
      type: z.coerce
        .number<string | number>()
        .int()
        .min(0, 'field.invalid')
        .max(1, 'field.invalid')
        .default(0),
      code: lang,
    }),
    output: z.record(plain.text, plain.text),
  }),
  getShopConfig: guest.get('Member/queryByShopId', {
    summary: 'Config entries of the shop (type, show, customer-service type, params) and the chat addresses',
    misspelt: { supportType: 'cutrType', chatAddresses: 'discription' },
    output: z.object({
      list: z.array(
        z.object({
          type: count,
          show: plain.yesNo,
          supportType: count,
          params: plain.text,
        }),
      ),
      chatAddresses: plain.text,
    }),
  }),
};
