import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '收到货以后，为订单写评价。',
    tw: '收到貨以後，為訂單寫評價。',
    en: 'Reviews of orders that you have received.',
  },
  zh: {
    '评价给谁看？': '其他会员选渠道时看得到。选“匿名评价”时他们看不到你的名字，我们看得到。',
    '可以改吗？': '不可以。每张订单评价一次。',
    '我们的回复在哪里？': '在“我的评价”，跟评价在一起。',
  },
  tw: {
    '評價給誰看？': '其他會員選運送方式時看得到。選「匿名評價」時他們看不到你的名字，我們看得到。',
    '可以改嗎？': '不可以。每張訂單評價一次。',
    '店家的回覆在哪裡？': '在「我的評價」，跟評價在一起。',
  },
  en: {
    'Who sees my review?':
      'Other members who choose a shipping method. With “Post anonymously” they don’t see your name; the shop does.',
    'Can I change it?': 'No. There is one review for each order.',
    'Where is the shop’s reply?': 'Under “My reviews”, with the review.',
  },
};
