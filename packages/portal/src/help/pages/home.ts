import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '你的包裹、订单与账号的总览：要做的事在最上面。',
    questions: [
      {
        question: '第一次使用，从哪里开始？',
        answer: '网购时填仓库地址，寄出后点“预报包裹”登记快递单号。到仓后点“合并集运”选包裹寄出。',
      },
      {
        question: '“等你处理”里的项目一定要处理吗？',
        answer: '是，处理后包裹或订单才会继续。不确定时可以问客服。',
      },
    ],
  },
  tw: {
    purpose: '你的包裹、訂單與帳號的總覽：要做的事在最上面。',
    questions: [
      {
        question: '第一次使用，從哪裡開始？',
        answer: '網購時填倉庫地址，寄出後按「預報包裹」登記快遞單號。到倉後按「合併集運」選包裹寄出。',
      },
      {
        question: '「等你處理」裡的項目一定要處理嗎？',
        answer: '是，處理後包裹或訂單才會繼續。不確定時可以問客服。',
      },
    ],
  },
  en: {
    purpose: 'Your parcels, orders and account at a glance. What needs you is at the top.',
    questions: [
      {
        question: 'Where do I begin?',
        answer:
          'Use the warehouse address when you shop online, then press “Forecast parcels” and enter the courier numbers. When they have arrived, press “Consolidate parcels”.',
      },
      {
        question: 'Do I have to handle what is under “To do”?',
        answer: 'Yes, the parcel or order goes on afterwards. Ask customer service if you aren’t sure.',
      },
    ],
  },
};
