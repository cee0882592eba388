/** Notifications about money that was added or deducted, for events that no other notification covers. */
export const balanceTexts = {
  'balance.topUp': {
    zh: { title: '充值已到账', text: '充值完成，余额增加 {amount}。' },
    tw: { title: '儲值已入帳', text: '儲值完成，餘額增加 {amount}。' },
    en: { title: 'Top-up credited', text: '{amount} added to your balance.' },
  },
  'balance.bonus': {
    zh: { title: '获得充值赠金', text: '充值赠送的 {amount} 已存入余额。' },
    tw: { title: '獲得儲值贈金', text: '儲值贈送的 {amount} 已存入餘額。' },
    en: { title: 'Top-up bonus', text: '{amount} added to your balance as a top-up bonus.' },
  },
  'balance.keep': {
    zh: { title: '付款已存入余额', text: '你付的款项中有 {amount} 未用于原账单，已存入余额，可付款或提现。' },
    tw: { title: '付款已存入餘額', text: '你付的款項中有 {amount} 未用於原帳單，已存入餘額，可付款或提領。' },
    en: {
      title: 'Payment kept on your balance',
      text: 'We kept {amount} of your payment on your balance because the bill was lower. Spend or withdraw it.',
    },
  },
  'balance.refund': {
    zh: { title: '款项已退回余额', text: '{number} 的 {amount} 已退回余额。' },
    tw: { title: '款項已退回餘額', text: '{number} 的 {amount} 已退回餘額。' },
    en: { title: 'Refunded to your balance', text: '{amount} refunded to your balance for {number}.' },
  },
  'balance.charge': {
    zh: { title: '已从余额扣款', text: '{number} 的 {amount} 已从余额扣除。' },
    tw: { title: '已從餘額扣款', text: '{number} 的 {amount} 已從餘額扣除。' },
    en: { title: 'Charged to your balance', text: '{amount} charged to your balance for {number}.' },
  },
  'balance.earn': {
    zh: { title: '获得推广收益', text: '你邀请的好友付了运费，你获得 {amount}。' },
    tw: { title: '獲得推廣收益', text: '你邀請的好友付了運費，你獲得 {amount}。' },
    en: { title: 'Referral earnings', text: 'A friend you invited paid for shipping. You earned {amount}.' },
  },
  'balance.unearn': {
    zh: { title: '推广收益已扣回', text: '好友的订单已退款，扣回收益 {amount}。' },
    tw: { title: '推廣收益已扣回', text: '好友的訂單已退款，扣回收益 {amount}。' },
    en: {
      title: 'Referral earnings reversed',
      text: 'A friend’s order was refunded, so we reversed {amount} of your earnings.',
    },
  },
} as const;
