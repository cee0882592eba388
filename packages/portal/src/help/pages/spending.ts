import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '一年的钱花在哪里，每件包裹花了多少。',
    tw: '一年的錢花在哪裡，每件包裹花了多少。',
    en: 'Where a year’s money went, and what each parcel cost.',
  },
  zh: {
    '合并省下的钱怎么算？':
      '用每张订单当时的渠道和价格，算出同样的包裹各自单独寄要多少，再减去合并寄送的费用。没有省钱时不显示。',
    '一件包裹的费用怎么来的？':
      '运费按计费重量分摊，税金和保险按申报价值，优惠按各件费用。仓租和服务算在自己的包裹上。',
    '积分会到期吗？': '不会。优惠券和免费存放会，快到期的列在最上面。',
  },
  tw: {
    '合併省下的錢怎麼算？':
      '用每張訂單當時的運送方式和價格，算出同樣的包裹各自單獨寄要多少，再減去合併寄送的費用。沒有省錢時不顯示。',
    '一件包裹的費用怎麼來的？':
      '運費按計費重量分攤，稅金和保險按申報價值，優惠按各件費用。倉租和服務算在自己的包裹上。',
    '點數會到期嗎？': '不會。優惠券和免費存放會，快到期的列在最上面。',
  },
  en: {
    'How is the saving computed?':
      'We price the same parcels each shipped alone, by the method and prices of each order at its time, and subtract what shipping them together cost. If that saved nothing, nothing is shown.',
    'How do you know what one parcel cost?':
      'Shipping is shared by chargeable weight, duties and insurance by declared value, discounts by cost. Storage and services belong to their parcel.',
    'Do points end?': 'No. Coupons and free storage do; what ends soon is listed at the top.',
  },
};
