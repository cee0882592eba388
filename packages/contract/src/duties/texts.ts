import type { Region } from '@crossdock/domain/regions.ts';
import type { Texts } from '../wire/values.ts';

/** The sources of the figures in the product's own tables. */
export const dutySources: Readonly<Record<Region, Texts>> = {
  TW: {
    zh: '台湾快递货物通关规定：2,000 元以下免税，每人每半年 6 次；各类关税为常见税率',
    tw: '台灣快遞貨物通關規定：2,000 元以下免稅，每人每半年 6 次；各類關稅為常見稅率',
    en: 'Taiwan’s rules for express goods: free up to NT$2,000, six times in half a year; usual duty by goods type',
  },
  TH: {
    zh: '泰国海关公告 219/2568：自 1 泰铢起征收关税与 7% 增值税；各类关税为常见税率',
    tw: '泰國海關公告 219/2568：自 1 泰銖起課徵關稅與 7% 增值稅；各類關稅為常見稅率',
    en: 'Thai customs announcement 219/2568: duty and 7% VAT from 1 baht; usual duty by goods type',
  },
  MY: {
    zh: '马来西亚低价商品税：500 令吉以下 10%；空运 500 令吉以上征收关税与销售税；各类关税为常见税率',
    tw: '馬來西亞低價商品稅：500 令吉以下 10%；空運 500 令吉以上課徵關稅與銷售稅；各類關稅為常見稅率',
    en: 'Malaysia’s low-value goods tax: 10% up to RM500; above that by air, duty and sales tax; usual duty by goods type',
  },
  HK: {
    zh: '香港不征关税与增值税；酒、烟、碳氢油与甲醇另计',
    tw: '香港不課關稅與增值稅；酒、菸、碳氫油與甲醇另計',
    en: 'Hong Kong takes no duty and no VAT, except on alcohol, tobacco, oil and methyl alcohol',
  },
};
