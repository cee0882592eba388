import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '一次把货架上的包裹全部寄出，选好的都可以改。',
    tw: '一次把貨架上的包裹全部寄出，選好的都可以改。',
    en: 'Ship all parcels on the shelf in one go. Each choice can be changed.',
  },
  zh: {
    '价格会变吗？': '按下按钮时，金额与页面上的不同就不会提交，页面会写出新旧金额。',
    '余额不够怎么办？':
      '订单先提交，再充值差额。充值到账后，只有应付金额和你看到的一样才会自动付款；不一样时先让你看新的金额。',
    '为什么有的包裹留下了？': '包裹旁会写原因，例如“在不同仓库”或“商品类型不同”。',
  },
  tw: {
    '價格會變嗎？': '按下按鈕時，金額與頁面上的不同就不會送出，頁面會寫出新舊金額。',
    '餘額不夠怎麼辦？':
      '訂單先送出，再儲值差額。儲值入帳後，只有應付金額和你看到的一樣才會自動付款；不一樣時先讓你看新的金額。',
    '為什麼有的包裹留下了？': '包裹旁會寫原因，例如「在不同倉庫」或「商品類型不同」。',
  },
  en: {
    'Can the price change?':
      'If the total is no longer the one on the page when you press the button, nothing is sent, and the page shows both amounts.',
    'My balance is too low?':
      'The order is placed first, then you top up the rest. It is paid when the money arrives, if the amount due is still the one you saw; otherwise you see the new amount first.',
    'Why do some parcels stay?':
      'The reason is beside the parcel, such as “In another warehouse” or “Another type of goods”.',
  },
};
