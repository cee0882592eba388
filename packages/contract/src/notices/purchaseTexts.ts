/** Notifications about purchases. */
export const purchaseTexts = {
  'purchase.pay': {
    zh: {
      title: '商品已付款',
      text: '商品订单 {number} 已付款 {amount}，商品已放在仓库，可以和其他包裹一起寄出。',
    },
    tw: {
      title: '商品已付款',
      text: '商品訂單 {number} 已付款 {amount}，商品已放在倉庫，可以和其他包裹一起寄出。',
    },
    en: {
      title: 'Purchase paid',
      text: 'Purchase {number} is paid ({amount}). The goods are on your shelf, ready to ship with your parcels.',
    },
  },
  'purchase.cancel': {
    zh: { title: '商品订单已取消', text: '店铺已取消商品订单 {number}：{reason}' },
    tw: { title: '商品訂單已取消', text: '店家已取消商品訂單 {number}：{reason}' },
    en: { title: 'Purchase cancelled', text: 'The shop cancelled purchase {number}: {reason}' },
  },
  'purchase.expire': {
    zh: { title: '商品订单已逾期取消', text: '商品订单 {number} 没有在时限内付款，商品已放回商店。' },
    tw: { title: '商品訂單已逾期取消', text: '商品訂單 {number} 沒有在時限內付款，商品已放回商店。' },
    en: { title: 'Purchase expired', text: 'Purchase {number} wasn’t paid in time, so it expired.' },
  },
  'purchase.refund': {
    zh: { title: '商品已退款', text: '商品订单 {number} 的 {amount} 已退回余额：{reason}' },
    tw: { title: '商品已退款', text: '商品訂單 {number} 的 {amount} 已退回餘額：{reason}' },
    en: {
      title: 'Purchase refunded',
      text: '{amount} of purchase {number} refunded to your balance: {reason}',
    },
  },
} as const;
