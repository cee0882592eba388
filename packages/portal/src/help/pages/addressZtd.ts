import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '附近可以自己取件的地点。',
    tw: '附近可以自己取件的地點。',
    en: 'Places near you where you can collect.',
  },
  zh: {
    '怎么用在订单上？': '点“寄到这里”或“选这个自提点”，下单时就能选择。',
    '包裹太大怎么办？': '在“营业时间、电话与尺寸”看尺寸限制，超过时请选送货上门。',
  },
  tw: {
    '怎麼用在訂單上？': '按「寄到這裡」或「選這個自取點」，下單時就能選擇。',
    '包裹太大怎麼辦？': '在「營業時間、電話與尺寸」看尺寸限制，超過時請選送到府。',
  },
  en: {
    'How do I use one?': 'Press “Ship here” or “Choose this point”. It can then be chosen in an order.',
    'What if the parcel is too large?':
      'See the limits under “Hours, phone and size limits”, and choose home delivery for larger ones.',
  },
};
