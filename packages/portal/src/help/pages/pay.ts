import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '选择付款方式并支付这笔金额。',
    tw: '選擇付款方式並支付這筆金額。',
    en: 'Choose how to pay this amount.',
  },
  zh: {
    '哪种方式最快？': '“余额”立刻完成。“银行转账”要等店铺核对。',
    '付了却没有显示？': '不要再付一次。在付款结果页等几分钟；转账则到“前往填写转账资料”提交。',
    '有“手续费”吗？': '每种方式旁边会写；“免手续费”就是没有。',
    '为什么金额变了？':
      '订单的价格只保留几天。没有在期限内付款，就按今天的价目重算，新旧金额并列；同意后，价格再保留同样的天数。不想寄就取消订单。',
  },
  tw: {
    '哪種方式最快？': '「餘額」立刻完成。「銀行轉帳」要等店家核對。',
    '付了卻沒有顯示？': '不要再付一次。在付款結果頁等幾分鐘；轉帳則到「前往填寫轉帳資料」回報。',
    '有「手續費」嗎？': '每種方式旁邊會寫；「免手續費」就是沒有。',
    '為什麼金額變了？':
      '訂單的價格只保留幾天。沒有在期限內付款，就依今天的價目重算，新舊金額並列；同意後，價格再保留同樣的天數。不想寄就取消訂單。',
  },
  en: {
    'Which method is fastest?': '“Balance” is at once. “Bank transfer” waits until the shop has checked it.',
    'I paid, but it doesn’t show?':
      'Don’t pay again. Wait some minutes on the result page; for a transfer use “Report a transfer”.',
    'Is there a “Fee”?': 'It is beside each method; “No fee” means none.',
    'Why has the price changed?':
      'An order’s price holds for some days only. If you pay later, it is computed again at today’s prices, and you see the old and the new total. Once you agree, the new one holds for as many days. You can cancel the order instead.',
  },
};
