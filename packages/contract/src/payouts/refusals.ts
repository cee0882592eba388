import { conflict } from '../wire/conflict.ts';

export const payoutsRefusals = {
  'payout.payer': {
    zh: '请先在打款设置中补全付款账户：{why}',
    tw: '請先在付款設定中補齊付款帳戶：{why}',
    en: 'Complete the paying account in the payout settings first: {why}',
  },
  'payout.mapUnknown': {
    zh: '没有这个名称的银行表格',
    tw: '沒有這個名稱的銀行表格',
    en: 'There is no bank table with this name',
  },
  'payout.mapAccount': {
    zh: '表格需要收款账号列',
    tw: '表格需要收款帳號欄',
    en: 'The table needs a column for the account',
  },
  'payout.mapAmount': {
    zh: '表格需要金额列',
    tw: '表格需要金額欄',
    en: 'The table needs a column for the amount',
  },
  'payout.mapTwice': {
    zh: '两个表格的名称相同',
    tw: '兩個表格的名稱相同',
    en: 'Two tables have the same name',
  },
  'payout.taxNumberForm': {
    zh: '统一编号为 8 位数字',
    tw: '統一編號為 8 位數字',
    en: 'Enter the 8 digits of the tax number',
  },
  'payout.nothing': {
    zh: '请至少选择一笔提现',
    tw: '請至少選擇一筆提領',
    en: 'Choose at least one withdrawal',
  },
  'payout.dayPast': {
    zh: '付款日期不能早于今天',
    tw: '付款日期不能早於今天',
    en: 'Choose today or a later day',
  },
  'payout.taken': conflict({
    zh: '提现 {number} 已不在待打款之列，请重新查看',
    tw: '提領 {number} 已不在待付款之列，請重新查看',
    en: 'Withdrawal {number} is no longer open. Look at the list again',
  }),
  'payout.cannotCarry': {
    zh: '文件放不下提现 {number}：{why}',
    tw: '檔案放不下提領 {number}：{why}',
    en: 'The file can’t carry withdrawal {number}: {why}',
  },
  'payout.wrongState': conflict({
    zh: '批次的状态已改变，请重新查看',
    tw: '批次的狀態已改變，請重新查看',
    en: 'The batch has changed. Look at it again',
  }),
  'payout.otherWay': conflict({
    zh: '这个批次用另一种方式打款',
    tw: '這個批次用另一種方式付款',
    en: 'This batch is paid in another way',
  }),
  'payout.rejected': conflict({
    zh: '批次的申请未获批准，请取消批次后重新建立',
    tw: '批次的申請未獲核准，請取消批次後重新建立',
    en: 'The request for this batch was rejected. Cancel the batch and build a new one',
  }),
  'payout.fileDiffers': conflict({
    zh: '文件与建立时的校验码不同，请取消批次后重新建立',
    tw: '檔案與建立時的校驗碼不同，請取消批次後重新建立',
    en: 'The file differs from the one that was built. Don’t send it to the bank',
  }),
  'payout.lineState': conflict({
    zh: '这一笔尚未送出，或已经退回',
    tw: '這一筆尚未送出，或已經退回',
    en: 'This line was not sent, or has been returned already',
  }),
  'payout.openBatch': conflict({
    zh: '请到“批量打款”查看批次后再批准',
    tw: '請到「批次付款」查看批次後再核准',
    en: 'Look at the batch under Payouts and approve it there',
  }),
} as const;
