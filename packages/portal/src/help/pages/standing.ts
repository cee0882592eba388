import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '让规则在条件到了时替你寄出包裹，或先问你。',
    tw: '讓規則在條件到了時替你寄出包裹，或先問你。',
    en: 'Let a rule ship your parcels when they are due, or have it ask you first.',
  },
  zh: {
    '会不会多付钱？': '一次最多付你设的上限，只从余额付；超过就先问你。开启规则要再输入一次密码。',
    '可以寄到自提点吗？': '可以，在“寄到”选自提点。“保险与服务”选好的，每次寄送都会加上。',
    '寄错了怎么办？': '一小时内可以撤回：订单取消，付的钱回到余额。这段时间仓库不会打包。',
    '为什么条件到了却没有寄？':
      '规则的页面会写原因，例如余额不够、包裹还没有申报、地址还在审核。同一个原因只通知一次。',
  },
  tw: {
    '會不會多付錢？': '一次最多付你設的上限，只從餘額付；超過就先問你。開啟規則要再輸入一次密碼。',
    '可以寄到自取點嗎？': '可以，在「寄到」選自取點。「保險與服務」選好的，每次寄送都會加上。',
    '寄錯了怎麼辦？': '一小時內可以收回：訂單取消，付的錢回到餘額。這段時間倉庫不會打包。',
    '為什麼條件到了卻沒有寄？':
      '規則的頁面會寫原因，例如餘額不夠、包裹還沒有申報、地址還在審核。同一個原因只通知一次。',
  },
  en: {
    'Could it pay too much?':
      'It pays at most your limit for one order, and only from your balance. Above that it asks. Turning a rule on asks for your password again.',
    'Can it ship to a pickup point?':
      'Yes, choose one under “Ship to”. What you choose under “Insurance and services” is added to each order.',
    'What if it ships the wrong thing?':
      'You can undo it for an hour: the order is cancelled and the payment returns to your balance. Nothing is packed in that time.',
    'Why did it not ship although it is due?':
      'The rule’s page says why, for example that the balance is too low, a parcel is not declared, or the address awaits approval. You are notified of each reason once.',
  },
};
