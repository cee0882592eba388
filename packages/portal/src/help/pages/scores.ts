import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '付运费累积的积分。',
    questions: [
      {
        question: '可以怎么用？',
        answer: '下单时“使用积分”抵扣，或在这里兑换。',
      },
      {
        question: '订单退款时呢？',
        answer: '用掉的积分会退回，得到的积分会收回。',
      },
    ],
  },
  tw: {
    purpose: '付運費累積的點數。',
    questions: [
      {
        question: '可以怎麼用？',
        answer: '下單時「使用點數」折抵，或在這裡兌換。',
      },
      {
        question: '訂單退款時呢？',
        answer: '用掉的點數會退回，得到的點數會收回。',
      },
    ],
  },
  en: {
    purpose: 'Points that you earn on shipping.',
    questions: [
      {
        question: 'What are they for?',
        answer: '“Use points” in an order, or convert them here.',
      },
      {
        question: 'And when an order is refunded?',
        answer: 'Points you used return, and points you earned on it are taken back.',
      },
    ],
  },
};
