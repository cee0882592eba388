import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你的优惠券，以及兑换码。',
    tw: '你的優惠券，以及兌換碼。',
    en: 'Your coupons, and codes to redeem.',
  },
  zh: {
    '怎么使用？': '下单时在“优惠券和积分”选择。每个订单一张，或用积分。',
    '订单取消后还在吗？': '会退回，期限不变。',
  },
  tw: {
    '怎麼使用？': '下單時在「優惠券與點數」選擇。每筆訂單一張，或用點數。',
    '訂單取消後還在嗎？': '會退回，期限不變。',
  },
  en: {
    'How do I use one?': 'Choose it under “Coupon or points” when you order: one for each order, or points.',
    'Is it still there after I cancel?': 'It returns, with the same end.',
  },
};
