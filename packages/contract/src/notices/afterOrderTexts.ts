/** What members are told at the end of an order's way: that it is lost, of their claims, of their comments. */
export const afterOrderTexts = {
  'order.lost': {
    zh: { title: '订单确认丢失', text: '订单 {number} 确认丢失：{reason}。可以在订单页申请售后赔付。' },
    tw: { title: '訂單確認遺失', text: '訂單 {number} 確認遺失：{reason}。可以在訂單頁申請售後賠付。' },
    en: {
      title: 'Order declared lost',
      text: 'Order {number} was declared lost: {reason}. You can claim compensation on its page.',
    },
  },
  'order.found': {
    zh: { title: '订单已找到', text: '订单 {number} 已找到，继续派送。' },
    tw: { title: '訂單已找到', text: '訂單 {number} 已找到，繼續配送。' },
    en: { title: 'Order found again', text: 'Order {number} was found again and is on its way to you.' },
  },
  'aftersales.approve': {
    zh: { title: '售后已通过', text: '售后申请 {number} 已通过，赔付 {amount}。' },
    tw: { title: '售後已通過', text: '售後申請 {number} 已通過，賠付 {amount}。' },
    en: { title: 'Claim granted', text: 'Your claim {number} was granted: {amount}.' },
  },
  'aftersales.approvePartly': {
    zh: { title: '售后部分通过', text: '售后申请 {number} 部分通过，赔付 {amount}：{reason}' },
    tw: { title: '售後部分通過', text: '售後申請 {number} 部分通過，賠付 {amount}：{reason}' },
    en: {
      title: 'Claim granted in part',
      text: 'Your claim {number} was granted in part, {amount}: {reason}',
    },
  },
  'aftersales.reject': {
    zh: { title: '售后未通过', text: '售后申请 {number} 未通过：{reason}' },
    tw: { title: '售後未通過', text: '售後申請 {number} 未通過：{reason}' },
    en: { title: 'Claim not granted', text: 'Your claim {number} was not granted: {reason}' },
  },
  'comment.answer': {
    zh: { title: '店铺回复了你的评价', text: '店铺回复了你的评价：{answer}' },
    tw: { title: '店家回覆了你的評價', text: '店家回覆了你的評價：{answer}' },
    en: { title: 'The shop answered your comment', text: 'The shop answered your comment: {answer}' },
  },
  'comment.hide': {
    zh: { title: '你的评价已隐藏', text: '店铺隐藏了你的评价，其他会员看不到它：{reason}' },
    tw: { title: '你的評價已隱藏', text: '店家隱藏了你的評價，其他會員看不到它：{reason}' },
    en: { title: 'Your comment was hidden', text: 'The shop hid your comment from other members: {reason}' },
  },
} as const;
