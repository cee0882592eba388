/** Notifications about standing orders. */
export const standingOrderTexts = {
  'standing.ask': {
    zh: { title: '要寄出吗？', text: '{count} 个包裹可以寄了，运费约 {amount}。同意后才下单付款。{reason}' },
    tw: { title: '要寄出嗎？', text: '{count} 件包裹可以寄了，運費約 {amount}。同意後才下單付款。{reason}' },
    en: {
      title: 'Ship now?',
      text: '{count} parcels can go for {amount}. Nothing is ordered or paid before you agree. {reason}',
    },
  },
  'standing.order': {
    zh: {
      title: '已按规则下单',
      text: '规则为你下了订单 {number}：{count} 个包裹，{amount}。一小时内可以撤回。{reason}',
    },
    tw: {
      title: '已依規則下單',
      text: '規則為你下了訂單 {number}：{count} 件包裹，{amount}。一小時內可以收回。{reason}',
    },
    en: {
      title: 'Ordered by your rule',
      text: 'Your rule made order {number}: {count} parcels, {amount}. You can undo it for an hour. {reason}',
    },
  },
  'standing.stick': {
    zh: { title: '自动寄送没有成功', text: '条件已到，但规则没有下单：{reason}' },
    tw: { title: '自動寄送沒有成功', text: '條件已到，但規則沒有下單：{reason}' },
    en: { title: 'A standing order could not act', text: 'It is due, but ordered nothing: {reason}' },
  },
} as const;
