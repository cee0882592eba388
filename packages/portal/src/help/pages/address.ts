import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '包裹寄到哪里：住家、公司或门店。',
    tw: '包裹寄到哪裡：住家、公司或門市。',
    en: 'Where your orders go: home, office or store.',
  },
  zh: {
    '审核中的地址可以用吗？': '可以先下单，“已审核”后才会打包。',
    '想到 7-11 取货？': '“配送方式”选“7-11 取货”，再选门店。姓名和手机要与取货的人一致。',
    '改地址会影响已下的订单吗？': '不会。要改订单，请打开订单并点“更改订单”。',
  },
  tw: {
    '審核中的地址可以用嗎？': '可以先下單，「已審核」後才會打包。',
    '想到 7-11 取貨？': '「配送方式」選「7-11 取貨」，再選門市。姓名和手機要與取貨的人一致。',
    '改地址會影響已下的訂單嗎？': '不會。要改訂單，請打開訂單並按「變更訂單」。',
  },
  en: {
    'Can I use one that is in review?': 'You can order with it. It is packed once the address is “Approved”.',
    'Collect at a 7-11?':
      'Choose “7-11 store” as “Delivery method”, then the store. Name and phone must be those of who collects.',
    'Does a change affect orders I placed?': 'No. To change an order, open it and press “Change order”.',
  },
};
