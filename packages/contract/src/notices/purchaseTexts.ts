/** What members are told of what they bought in the shop. */
export const purchaseTexts = {
  'purchase.pay': {
    zh: {
      title: '商品已付款',
      text: '购买 {number} 已付款 {amount}，商品已在货架上，可以和其他包裹一起寄出。',
    },
    tw: {
      title: '商品已付款',
      text: '購買 {number} 已付款 {amount}，商品已在架上，可以和其他包裹一起寄出。',
    },
    en: {
      title: 'Goods paid',
      text: 'Purchase {number} is paid ({amount}). The goods lie on the shelf, ready to travel with your parcels.',
    },
  },
  'purchase.cancel': {
    zh: { title: '购买已取消', text: '购买 {number} 已由店铺取消：{reason}' },
    tw: { title: '購買已取消', text: '購買 {number} 已由店家取消：{reason}' },
    en: { title: 'Purchase cancelled', text: 'The shop cancelled purchase {number}: {reason}' },
  },
  'purchase.expire': {
    zh: { title: '购买已过期', text: '购买 {number} 没有在时限内付款，商品已放回商店。' },
    tw: { title: '購買已過期', text: '購買 {number} 沒有在時限內付款，商品已放回商店。' },
    en: {
      title: 'Purchase ended',
      text: 'Purchase {number} was not paid in time; the goods are back in the shop.',
    },
  },
  'purchase.refund': {
    zh: { title: '商品已退款', text: '购买 {number} 的 {amount} 已退回余额：{reason}' },
    tw: { title: '商品已退款', text: '購買 {number} 的 {amount} 已退回餘額：{reason}' },
    en: { title: 'Goods refunded', text: '{amount} of purchase {number} is back on your balance: {reason}' },
  },
} as const;
