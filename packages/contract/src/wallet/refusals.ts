import { conflict } from '../wire/conflict.ts';

export const walletRefusals = {
  'wallet.insufficient': {
    zh: '余额不足，还差 {missing}，请先充值',
    tw: '餘額不足，還差 {missing}，請先儲值',
    en: 'Not enough balance: top up {missing} to continue',
  },
  'wallet.adjustTooLow': {
    zh: '扣减金额超过会员余额 {balance}',
    tw: '扣減金額超過會員餘額 {balance}',
    en: 'The member has only {balance}. Enter a smaller amount',
  },
  'amount.invalid': { zh: '金额不正确', tw: '金額不正確', en: 'Enter a valid amount' },
  'amount.negative': { zh: '金额不能小于 0', tw: '金額不能小於 0', en: 'Enter an amount of at least 0' },
  'amount.notAboveZero': { zh: '金额必须大于 0', tw: '金額必須大於 0', en: 'Enter an amount above 0' },
  'recharge.amountRange': {
    zh: '充值金额须在 {min} 至 {max} 之间',
    tw: '儲值金額須在 {min} 至 {max} 之間',
    en: 'Enter a top-up between {min} and {max}',
  },
  'recharge.wholeCoins': {
    zh: '充值金额须为 {coin} 的整数倍',
    tw: '儲值金額須為 {coin} 的倍數',
    en: 'Enter a multiple of {coin}',
  },
  'recharge.methodNotAllowed': {
    zh: '不能使用这种方式充值，请选择其他方式',
    tw: '不能使用這種方式儲值，請選擇其他方式',
    en: 'This method can’t be used to top up. Choose another',
  },
  'wallet.recordsTooMany': {
    zh: '记录超过 {max} 条，请缩小时间范围后再导出',
    tw: '紀錄超過 {max} 筆，請縮小時間範圍後再匯出',
    en: 'More than {max} records. Choose fewer days and export again',
  },
  'wallet.offerPeriod': {
    zh: '结束时间须晚于开始时间',
    tw: '結束時間須晚於開始時間',
    en: 'Choose an end later than the start',
  },
  'withdrawal.notRefundable': {
    zh: '这笔退款已没有可以退到银行账户的金额',
    tw: '這筆退款已沒有可以退到銀行帳戶的金額',
    en: 'Nothing is left of this refund that can go to a bank account',
  },
  'withdrawal.amountStep': {
    zh: '提现金额须为 {step} 的整数倍',
    tw: '提領金額須為 {step} 的倍數',
    en: 'Enter a multiple of {step}',
  },
  'withdrawal.insufficient': {
    zh: '可提现金额只有 {available}',
    tw: '可提領金額只有 {available}',
    en: 'You can withdraw up to {available}',
  },
  'withdrawal.accountRequired': { zh: '请填写收款账号', tw: '請填寫收款帳號', en: 'Enter the account' },
  'withdrawal.accountTypeRequired': {
    zh: '请选择账户类型',
    tw: '請選擇帳戶類型',
    en: 'Choose the account type',
  },
  'withdrawal.imageRequired': {
    zh: '请上传收款账户证明',
    tw: '請上傳收款帳戶證明',
    en: 'Upload a photo of the account',
  },
  'withdrawal.decided': conflict({
    zh: '此提现已处理过，请刷新',
    tw: '這筆提領已處理過，請重新整理',
    en: 'This withdrawal was just decided. Reload to see it',
  }),
  'withdrawal.inPayout': conflict({
    zh: '这笔提现正在批量打款中，不能单独处理',
    tw: '這筆提領正在批次付款中，不能單獨處理',
    en: 'This withdrawal is being paid in a batch and can’t be changed alone',
  }),
  'withdrawal.bankCodeForm': {
    zh: '银行代码为 3 或 7 位数字，或 8 或 11 位的 SWIFT 代码',
    tw: '銀行代碼為 3 或 7 位數字，或 8 或 11 碼的 SWIFT 代碼',
    en: 'Enter 3 or 7 digits, or a SWIFT code of 8 or 11 letters',
  },
  'withdrawal.notPaid': conflict({
    zh: '只有已打款的提现可以补传凭证',
    tw: '只有已匯款的提領可以補傳憑證',
    en: 'Only a paid withdrawal can have a receipt',
  }),
  'withdrawal.voucherGiven': conflict({
    zh: '此提现已有打款凭证，不能更换',
    tw: '這筆提領已有付款憑證，不能更換',
    en: 'This withdrawal already has a receipt, which can’t be replaced',
  }),
  'withdrawal.voucherMissing': {
    zh: '请上传打款凭证',
    tw: '請上傳付款憑證',
    en: 'Upload the payout receipt',
  },
  'withdrawal.reasonRequired': { zh: '请填写退回原因', tw: '請填寫退回原因', en: 'Enter the reason' },
  'act.tookPart': {
    status: 403,
    zh: '你参与过这笔款项（代会员操作，或曾给过款项或积分），须由另一位同事处理',
    tw: '你參與過這筆款項（代會員操作，或曾給過款項或點數），須由另一位同事處理',
    en: 'You took part in this yourself (acting on the member’s behalf, or giving money or points). Someone else has to decide it',
  },
  'act.waits': conflict({
    zh: '已提交，等另一位同事同意后生效（“两人确认”）',
    tw: '已送出，等另一位同事同意後生效（「兩人確認」）',
    en: 'Sent. It takes effect after a second approval (see “Second approval”)',
  }),
  'act.waitsADay': conflict({
    zh: '已提交。没有另一位同事可以同意，24 小时后再保存一次即可生效',
    tw: '已送出。沒有另一位同事可以同意，24 小時後再儲存一次即可生效',
    en: 'Sent. Nobody else can approve it, so save it again after 24 hours and it takes effect',
  }),
  'adjustment.own': {
    status: 403,
    zh: '这笔调整是你提出的，须由另一位同事审核；你可以撤回',
    tw: '這筆調整是你提出的，須由另一位同事審核；你可以撤回',
    en: 'You requested this change. Someone else has to decide it, or you can withdraw it',
  },
  'adjustment.notYours': {
    status: 403,
    zh: '只有提出的人可以撤回这笔调整，你可以驳回',
    tw: '只有提出的人可以撤回這筆調整，你可以退回',
    en: 'Only the person who requested this change can withdraw it. You can reject it',
  },
  'adjustment.decided': conflict({
    zh: '这笔调整已经处理过了',
    tw: '這筆調整已經處理過了',
    en: 'This change was already decided. Reload to see it',
  }),
  'adjustment.reasonRequired': {
    zh: '请填写驳回原因',
    tw: '請填寫退回原因',
    en: 'Enter the reason for rejecting',
  },
  'books.span': {
    zh: '日期范围不正确：结束日不能早于开始日，最多 {max} 天',
    tw: '日期範圍不正確：結束日不能早於開始日，最多 {max} 天',
    en: 'Choose an end on or after the start, and at most {max} days',
  },
  'books.tooManyRows': {
    zh: '超过 {max} 笔的上限，请缩短日期范围，或改用 CSV',
    tw: '超過 {max} 筆的上限，請縮短日期範圍，或改用 CSV',
    en: 'More than {max} rows. Choose fewer days, or CSV',
  },
  'books.dayAhead': { zh: '{day} 还没有开始', tw: '{day} 還沒有開始', en: '{day} has not started yet' },
  'books.dayRuns': {
    zh: '{day} 还没有结束，当天结束 5 分钟后才能关账；目前最多可关到 {last}',
    tw: '{day} 還沒有結束，當天結束 5 分鐘後才能關帳；目前最多可關到 {last}',
    en: '{day} has not ended. A day can be closed 5 minutes after its end. The last one that can be closed is {last}',
  },
  'books.monthRuns': {
    zh: '{month} 还没有结束，月底过后才能关账',
    tw: '{month} 還沒有結束，月底過後才能關帳',
    en: '{month} has not ended. It can be closed after its last day',
  },
  'books.monthClosed': conflict({
    zh: '{month} 已经关账',
    tw: '{month} 已經關帳',
    en: '{month} is already closed',
  }),
  'books.dayClosed': conflict({
    zh: '{day} 已经关账，不能再关一次',
    tw: '{day} 已經關帳，不能再關一次',
    en: '{day} is already closed',
  }),
  'books.nothingToClose': {
    zh: '还没有任何款项往来，没有可以关账的日期',
    tw: '還沒有任何款項往來，沒有可以關帳的日期',
    en: 'No money has moved yet, so no day can be closed',
  },
} as const;
