import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '付运费累积的积分。',
    tw: '付運費累積的點數。',
    en: 'Points that you earn on shipping.',
  },
  zh: {
    '可以怎么用？': '下单时“使用积分”抵扣，或在这里兑换。',
    '订单退款时呢？': '用掉的积分会退回，得到的积分会收回。',
  },
  tw: {
    '可以怎麼用？': '下單時「使用點數」折抵，或在這裡兌換。',
    '訂單退款時呢？': '用掉的點數會退回，得到的點數會收回。',
  },
  en: {
    'What are they for?': '“Use points” in an order, or convert them here.',
    'And when an order is refunded?': 'Points you used return, and points you earned on it are taken back.',
  },
};
