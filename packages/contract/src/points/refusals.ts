export const pointsRefusals = {
  'points.invalid': {
    zh: '请填写大于 0 的整数积分',
    tw: '請填寫大於 0 的整數點數',
    en: 'Enter a whole number of points above 0',
  },
  'points.belowMin': {
    zh: '每次至少要用 {min} 积分',
    tw: '每次至少要用 {min} 點',
    en: 'Use at least {min} points',
  },
  'points.insufficient': {
    zh: '积分不足，目前有 {balance} 积分',
    tw: '點數不足，目前有 {balance} 點',
    en: 'Not enough points: {balance} left',
  },
  'points.notExchangeable': {
    zh: '目前不能用积分兑换余额，积分会为你保留',
    tw: '目前不能用點數兌換餘額，點數會為你保留',
    en: 'Points can’t be converted to balance right now',
  },
  'points.accountsUnknown': {
    zh: '找不到这些会员账号：{accounts}',
    tw: '找不到這些會員帳號：{accounts}',
    en: 'Active members not found: {accounts}',
  },
} as const;
