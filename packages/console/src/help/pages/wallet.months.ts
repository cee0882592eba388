import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '每个月的分录在这里核对、关账并交给会计。关账后，导出的文件不再改变。',
    tw: '每個月的分錄在這裡核對、關帳並交給會計。關帳後，匯出的檔案不再改變。',
    en: 'Each month’s entries are checked, closed and given to the accountant here. After closing, the exported file doesn’t change.',
  },
  zh: {
    设置科目: [
      '问会计要科目代码。',
      '在这里的“科目代码”填上每个账户和款项对应的代码，再保存。',
      '还没关账的月份会用新的代码；已关账的不变。',
    ],
    关一个月: [
      '先处理完这个月的对账单、批量打款和退款。',
      '打开月份，看每个账户的借方和贷方。',
      '按“关账”。月份要先结束；之后总账若和关账时不同，页面会说明。',
    ],
    交给会计: ['按“导出”，选择 Excel 或 CSV。', '文件里借方和贷方的合计相同，并等于页面上的合计。'],
  },
  tw: {
    設定科目: [
      '問會計要科目代碼。',
      '在這裡的「科目代碼」填上每個帳戶和款項對應的代碼，再儲存。',
      '還沒關帳的月份會用新的代碼；已關帳的不變。',
    ],
    關一個月: [
      '先處理完這個月的對帳單、批次付款和退款。',
      '打開月份，看每個帳戶的借方和貸方。',
      '按「關帳」。月份要先結束；之後總帳若和關帳時不同，頁面會說明。',
    ],
    交給會計: ['按「匯出」，選擇 Excel 或 CSV。', '檔案裡借方和貸方的合計相同，並等於頁面上的合計。'],
  },
  en: {
    'Set account codes': [
      'Ask the accountant for the codes.',
      'Type the code of each account and posting under “Account codes” and save.',
      'Open months use the new codes. Closed ones keep theirs.',
    ],
    'Close a month': [
      'Finish the month’s bank statements, payouts and refunds first.',
      'Open the month and look at debit and credit of each account.',
      'Press “Close month”. The month must be over. Should the ledger ever differ from it, the page says so.',
    ],
    'Give it to the accountant': [
      'Press “Export” and choose Excel or CSV.',
      'Debit and credit have the same total in the file, which is the total on the page.',
    ],
  },
};
