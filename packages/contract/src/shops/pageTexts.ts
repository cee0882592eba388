import type { Lang } from '../wire/values.ts';

/** The public pages that search engines may list, by their names in the server's sitemap. */
export type ListedPage = 'front' | 'trial' | 'guide' | 'support' | 'goods' | 'points' | 'register';

interface PageText {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of the public pages for search engines and messengers. `{shop}` is the shop's name. */
export const pageTexts: Readonly<Record<Lang, Readonly<Record<ListedPage, PageText>>>> = {
  tw: {
    front: { title: '{shop}', description: '{shop} 集運服務：預報包裹、合併寄送、線上查詢進度。' },
    trial: {
      title: '運費試算 · {shop}',
      description: '輸入重量與尺寸，立即比較 {shop} 各種運送方式的運費與天數。',
    },
    guide: { title: '新手教學 · {shop}', description: '如何使用 {shop} 集運：從預報包裹到收貨的說明。' },
    support: { title: '聯絡客服 · {shop}', description: '{shop} 的客服管道與服務時間。' },
    goods: { title: '商城 · {shop}', description: '{shop} 販售的商品。' },
    points: { title: '自取點 · {shop}', description: '{shop} 的自取點地址與營業時間。' },
    register: { title: '註冊會員 · {shop}', description: '註冊成為 {shop} 會員，取得專屬倉庫地址。' },
  },
  zh: {
    front: { title: '{shop}', description: '{shop} 集运服务：预报包裹、合并寄送、在线查询进度。' },
    trial: {
      title: '运费试算 · {shop}',
      description: '输入重量与尺寸，立即比较 {shop} 各渠道的运费与天数。',
    },
    guide: { title: '新手教程 · {shop}', description: '如何使用 {shop} 集运：从预报包裹到收货的说明。' },
    support: { title: '联系客服 · {shop}', description: '{shop} 的客服渠道与服务时间。' },
    goods: { title: '商城 · {shop}', description: '{shop} 出售的商品。' },
    points: { title: '自提点 · {shop}', description: '{shop} 的自提点地址与营业时间。' },
    register: { title: '注册会员 · {shop}', description: '注册成为 {shop} 会员，获取专属仓库地址。' },
  },
  en: {
    front: {
      title: '{shop}',
      description:
        '{shop} parcel forwarding: announce your parcels, ship them together, and follow them online.',
    },
    trial: {
      title: 'Shipping calculator · {shop}',
      description:
        'Enter weight and size, and compare prices and delivery times of all shipping methods of {shop}.',
    },
    guide: {
      title: 'Beginner’s guide · {shop}',
      description: 'How parcel forwarding with {shop} works, from the first forecast to delivery.',
    },
    support: {
      title: 'Contact us · {shop}',
      description: 'How and when to reach the customer service of {shop}.',
    },
    goods: { title: 'Store · {shop}', description: 'Goods sold by {shop}.' },
    points: {
      title: 'Pickup points · {shop}',
      description: 'Addresses and opening hours of the pickup points of {shop}.',
    },
    register: {
      title: 'Sign up · {shop}',
      description: 'Become a member of {shop} and get your own warehouse address.',
    },
  },
};
