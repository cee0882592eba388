import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你的包裹、订单与账号的总览：要做的事在最上面。',
    tw: '你的包裹、訂單與帳號的總覽：要做的事在最上面。',
    en: 'Your parcels, orders and account at a glance. What needs you is at the top.',
  },
  zh: {
    '第一次使用，从哪里开始？':
      '网购时填仓库地址，寄出后点“预报包裹”登记快递单号。到仓后点“合并集运”选包裹寄出。',
    '预计送达日是怎么来的？':
      '按同一线路最近的实际送达天数，取十件中八件的范围；记录不足二十件时，用渠道的预计天数。圆点是各个阶段，大圆点是目前的阶段。“轮到你”表示要你处理。',
    '“等你处理”里的项目一定要处理吗？': '是，处理后包裹或订单才会继续。不确定时可以问客服。',
  },
  tw: {
    '第一次使用，從哪裡開始？':
      '網購時填倉庫地址，寄出後按「預報包裹」登記快遞單號。到倉後按「合併集運」選包裹寄出。',
    '預計送達日是怎麼來的？':
      '依同一路線最近的實際送達天數，取十件中八件的範圍；紀錄不足二十件時，用運送方式的預計天數。圓點是各個階段，大圓點是目前的階段。「輪到你」表示要你處理。',
    '「等你處理」裡的項目一定要處理嗎？': '是，處理後包裹或訂單才會繼續。不確定時可以問客服。',
  },
  en: {
    'Where do I begin?':
      'Use the warehouse address when you shop online, then press “Forecast parcels” and enter the courier numbers. When they have arrived, press “Consolidate parcels”.',
    'Where do the days of arrival come from?':
      'From recent deliveries on the same route: the range that eight in ten of them took. With fewer than twenty, the shipping method’s own days are shown. The dots are the stages, and the large one is where the order is now. “Your turn” means that you act next.',
    'Do I have to handle what is under “To do”?':
      'Yes, the parcel or order goes on afterwards. Ask customer service if you aren’t sure.',
  },
};
