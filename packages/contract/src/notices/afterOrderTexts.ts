/** Notifications after shipping: lost orders, claims and reviews. */
export const afterOrderTexts = {
  'order.lost': {
    zh: { title: '订单已确认丢失', text: '订单 {number} 已确认丢失：{reason}。请到订单页申请售后。' },
    tw: { title: '訂單已確認遺失', text: '訂單 {number} 已確認遺失：{reason}。請到訂單頁申請理賠。' },
    en: {
      title: 'Order declared lost',
      text: 'Order {number} was declared lost: {reason}. You can claim compensation on its page.',
    },
  },
  'order.found': {
    zh: { title: '订单已找到', text: '订单 {number} 已找到，继续派送。' },
    tw: { title: '訂單已找到', text: '訂單 {number} 已找到，繼續配送。' },
    en: { title: 'Order found', text: 'Order {number} was found and is in transit to you.' },
  },
  'order.quiet': {
    zh: {
      title: '这几天没有新物流',
      text: '{number} 已经 {days} 天没有新的物流信息。我们正在向承运商查询，有消息会马上通知你。',
    },
    tw: {
      title: '這幾天沒有新貨態',
      text: '{number} 已經 {days} 天沒有新的貨態。我們正在向物流商查詢，有消息會馬上通知你。',
    },
    en: {
      title: 'No news of your shipment',
      text: 'There has been no news of {number} for {days} days. We are asking the carrier and will write to you as soon as we know more.',
    },
  },
  'order.duties': {
    zh: {
      title: '海关收的税费已登记',
      text: '订单 {number} 海关收了 {amount}，预计是 {total}，差额 {reason}。明细在订单页。',
    },
    tw: {
      title: '海關收的稅費已登記',
      text: '訂單 {number} 海關收了 {amount}，預估是 {total}，差額 {reason}。明細在訂單頁。',
    },
    en: {
      title: 'What customs charged',
      text: 'Customs charged {amount} for order {number}. The estimate was {total}, the difference is {reason}. Its page has the details.',
    },
  },
  'order.packageShipped': {
    zh: { title: '又有一箱已发货', text: '箱件 {number} 已发货，订单页可以看到这一箱的物流。' },
    tw: { title: '又有一箱已出貨', text: '箱件 {number} 已出貨，訂單頁可以看到這一箱的物流。' },
    en: {
      title: 'Another package shipped',
      text: 'Package {number} is in transit. Its order’s page shows where it is.',
    },
  },
  'order.packageLost': {
    zh: { title: '有一箱已确认丢失', text: '箱件 {number} 已确认丢失：{reason}。其他箱件不受影响。' },
    tw: { title: '有一箱已確認遺失', text: '箱件 {number} 已確認遺失：{reason}。其他箱件不受影響。' },
    en: {
      title: 'Package declared lost',
      text: 'Package {number} was declared lost: {reason}. The other packages are not affected.',
    },
  },
  'order.packageFound': {
    zh: { title: '箱件已找到', text: '箱件 {number} 已找到，继续派送。' },
    tw: { title: '箱件已找到', text: '箱件 {number} 已找到，繼續配送。' },
    en: { title: 'Package found', text: 'Package {number} was found and is in transit to you.' },
  },
  'aftersales.approve': {
    zh: { title: '售后申请已通过', text: '售后申请 {number} 已通过，赔付 {amount}。' },
    tw: { title: '理賠申請已通過', text: '理賠申請 {number} 已通過，賠償 {amount}。' },
    en: { title: 'Claim approved', text: 'Your claim {number} was approved: {amount}.' },
  },
  'aftersales.approvePartly': {
    zh: { title: '售后申请部分通过', text: '售后申请 {number} 部分通过，赔付 {amount}：{reason}' },
    tw: { title: '理賠申請部分通過', text: '理賠申請 {number} 部分通過，賠償 {amount}：{reason}' },
    en: {
      title: 'Claim partly approved',
      text: 'Your claim {number} was partly approved, {amount}: {reason}',
    },
  },
  'aftersales.reject': {
    zh: { title: '售后申请未通过', text: '售后申请 {number} 未通过：{reason}。有疑问请联系客服。' },
    tw: { title: '理賠申請未通過', text: '理賠申請 {number} 未通過：{reason}。有疑問請聯絡客服。' },
    en: { title: 'Claim not approved', text: 'Your claim {number} was not approved: {reason}' },
  },
  'comment.answer': {
    zh: { title: '店铺回复了你的评价', text: '店铺回复了你的评价：{answer}' },
    tw: { title: '店家回覆了你的評價', text: '店家回覆了你的評價：{answer}' },
    en: { title: 'The shop answered your review', text: 'The shop answered your review: {answer}' },
  },
  'comment.hide': {
    zh: { title: '你的评价已隐藏', text: '店铺隐藏了你的评价，其他会员将看不到：{reason}' },
    tw: { title: '你的評價已隱藏', text: '店家隱藏了你的評價，其他會員將看不到：{reason}' },
    en: { title: 'Your review was hidden', text: 'The shop hid your review from other members: {reason}' },
  },
} as const;
