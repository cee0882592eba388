export const walletRefusals = {
  'wallet.insufficient': {
    status: 422,
    zh: '余额不足，还差 {missing} {currency}，请先充值',
    tw: '餘額不足，還差 {missing} {currency}，請先儲值',
    en: 'Your balance is too low: {missing} {currency} is missing. Please top up first',
  },
  'wallet.adjustTooLow': {
    status: 422,
    zh: '扣减金额超过会员余额 {balance} {currency}',
    tw: '扣減金額超過會員餘額 {balance} {currency}',
    en: 'This takes more than the member has: {balance} {currency}',
  },
  'amount.invalid': { status: 422, zh: '金额不正确', tw: '金額不正確', en: 'This amount is not correct' },
  'amount.negative': {
    status: 422,
    zh: '金额不能小于 0',
    tw: '金額不能小於 0',
    en: 'The amount must not be below 0',
  },
  'amount.notAboveZero': {
    status: 422,
    zh: '金额必须大于 0',
    tw: '金額必須大於 0',
    en: 'The amount must be above 0',
  },
  'recharge.amountRange': {
    status: 422,
    zh: '充值金额须在 {min} 至 {max} {currency} 之间',
    tw: '儲值金額須在 {min} 至 {max} {currency} 之間',
    en: 'A top-up must be between {min} and {max} {currency}',
  },
  'recharge.methodNotAllowed': {
    status: 422,
    zh: '不能使用此方式充值',
    tw: '不能使用此方式儲值',
    en: 'This method cannot be used to top up',
  },
} as const;
