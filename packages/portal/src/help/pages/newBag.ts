import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '告诉仓库有哪些包裹会到，到仓时就知道是你的。',
    tw: '告訴倉庫有哪些包裹會到，到倉時就知道是你的。',
    en: 'Tell the warehouse what will arrive, so that it knows the parcel is yours.',
  },
  zh: {
    '可以粘贴什么？':
      '快递短信、购物订单、分享文字或表格都可以贴进“快递单号”。标着“猜测，请核对”的请检查，点铅笔修改。',
    '“申报价值”要填多少？': '填实际购买的价格。海关和售后都以这个价格为准。',
    '忘了预报就到仓了？': '现在预报同一个单号。仓库要求时，附上“购买凭证”。',
  },
  tw: {
    '可以貼上什麼？':
      '物流簡訊、購物訂單、分享文字或表格都能貼進「快遞單號」。標著「猜測，請確認」的請檢查，按鉛筆修改。',
    '「申報價值」要填多少？': '填實際購買的價格。海關和理賠都以這個價格為準。',
    '忘了預報就到倉了？': '現在預報同一個單號。倉庫要求時，附上「購買證明」。',
  },
  en: {
    'What can I paste?':
      'Courier messages, order texts, shared links or a table, into “Courier numbers”. Check what says “Check guess”, and change it with the pencil.',
    'What do I enter as “Declared value”?': 'What you really paid. Customs and claims go by it.',
    'It arrived before I forecast it?':
      'Forecast the same number now. If the warehouse asks, add the “Proof of purchase”.',
  },
};
