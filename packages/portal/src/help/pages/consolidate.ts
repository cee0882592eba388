import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把仓库里的包裹合并成一个订单寄给你。',
    tw: '把倉庫裡的包裹合併成一筆訂單寄給你。',
    en: 'Ship parcels from the warehouse to you as one order.',
  },
  zh: {
    '现在看到的运费就是最后的金额吗？': '这是“费用预估”。打包称重后会有“账单”，订单会写出两者的差别。',
    '为什么有的包裹不能一起寄？': '包裹旁会写原因，例如“在不同仓库”或“商品类型不同”。分成两个订单即可。',
    '提交后还能改吗？': '开始打包前可以：打开订单，点“更改订单”。',
  },
  tw: {
    '現在看到的運費就是最後的金額嗎？': '這是「費用預估」。打包秤重後會有「帳單」，訂單會寫出兩者的差別。',
    '為什麼有的包裹不能一起寄？': '包裹旁會寫原因，例如「在不同倉庫」或「商品類型不同」。分成兩筆訂單即可。',
    '送出後還能改嗎？': '開始打包前可以：打開訂單，按「變更訂單」。',
  },
  en: {
    'Is the price I see final?':
      'It is the “Quote”. After packing and weighing there is a “Bill”, and the order shows the difference.',
    'Why can’t some parcels go together?':
      'The reason is beside the parcel, such as “In another warehouse” or “Another type of goods”. Make two orders of them.',
    'Can I change it afterwards?': 'Until packing begins: open the order and press “Change order”.',
  },
};
