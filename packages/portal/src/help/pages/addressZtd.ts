import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '附近可以自己取件的地点。',
    questions: [
      {
        question: '怎么用在订单上？',
        answer: '点“寄到这里”或“选这个自提点”，下单时就能选择。',
      },
      {
        question: '包裹太大怎么办？',
        answer: '在“营业时间、电话与尺寸”看尺寸限制，超过时请选送货上门。',
      },
    ],
  },
  tw: {
    purpose: '附近可以自己取件的地點。',
    questions: [
      {
        question: '怎麼用在訂單上？',
        answer: '按「寄到這裡」或「選這個自取點」，下單時就能選擇。',
      },
      {
        question: '包裹太大怎麼辦？',
        answer: '在「營業時間、電話與尺寸」看尺寸限制，超過時請選送到府。',
      },
    ],
  },
  en: {
    purpose: 'Places near you where you can collect.',
    questions: [
      {
        question: 'How do I use one?',
        answer: 'Press “Ship here” or “Choose this point”. It can then be chosen in an order.',
      },
      {
        question: 'What if the parcel is too large?',
        answer:
          'See the limits under “Hours, phone and size limits”, and choose home delivery for larger ones.',
      },
    ],
  },
};
