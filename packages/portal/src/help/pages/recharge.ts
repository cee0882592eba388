import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '先存钱到余额，付运费时更快。',
    tw: '先存錢到餘額，付運費時更快。',
    en: 'Put money on your balance to pay shipping faster.',
  },
  zh: {
    '“赠送”的金额可以取回吗？': '不可以，只能用来付款。',
    '什么时候到账？': '在线付款几分钟内到账；银行转账在店铺核对后。下方“充值记录”会显示状态。',
  },
  tw: {
    '「贈送」的金額可以領回嗎？': '不可以，只能用來付款。',
    '什麼時候入帳？': '線上付款幾分鐘內入帳；銀行轉帳在店家核對後。下方「儲值紀錄」會顯示狀態。',
  },
  en: {
    'Can I take out a “Bonus”?': 'No, you can only pay with it.',
    'When is it there?':
      'Online payments within minutes, bank transfers once the shop has checked them. “Top-ups” below shows the state.',
  },
};
