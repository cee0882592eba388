export const pointsRefusals = {
  'points.invalid': {
    status: 422,
    zh: '积分输入有误，请填写大于 0 的整数',
    tw: '點數輸入有誤，請填寫大於 0 的整數',
    en: 'These points are not correct: enter a whole number above 0',
  },
  'points.belowMin': {
    status: 422,
    zh: '积分使用有误，至少需要 {min} 积分',
    tw: '點數使用有誤，至少需要 {min} 點',
    en: 'These points cannot be used: it takes at least {min}',
  },
  'points.insufficient': {
    status: 422,
    zh: '积分不足，目前有 {balance} 积分',
    tw: '點數不足，目前有 {balance} 點',
    en: 'There are not enough points: {balance} are left',
  },
  'points.notExchangeable': {
    status: 422,
    zh: '目前不能用积分兑换余额',
    tw: '目前不能用點數兌換餘額',
    en: 'Points cannot be turned into balance at the moment',
  },
  'points.accountsUnknown': {
    status: 422,
    zh: '找不到这些会员账号：{accounts}',
    tw: '找不到這些會員帳號：{accounts}',
    en: 'No such active members: {accounts}',
  },
} as const;
