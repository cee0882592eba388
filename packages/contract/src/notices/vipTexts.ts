/** Notifications about VIP orders. */
export const vipTexts = {
  'vipOrder.order': {
    zh: { title: 'VIP 订单已到齐', text: 'VIP 订单 {number} 的 {count} 个包裹都已到齐，已排入打包。' },
    tw: { title: 'VIP 訂單已到齊', text: 'VIP 訂單 {number} 的 {count} 件包裹都已到齊，已排入打包。' },
    en: {
      title: 'VIP order is complete',
      text: 'All parcels of VIP order {number} have arrived ({count}). We’ll pack it next.',
    },
  },
  'vipOrder.ask': {
    zh: {
      title: 'VIP 订单还缺包裹',
      text: 'VIP 订单 {number} 已到 {arrived}／{total} 件包裹。要先寄已到的、继续等，还是取消订单？',
    },
    tw: {
      title: 'VIP 訂單還缺包裹',
      text: 'VIP 訂單 {number} 已到 {arrived}／{total} 件包裹。要先寄已到的、繼續等，還是取消訂單？',
    },
    en: {
      title: 'VIP order still misses parcels',
      text: '{arrived} of {total} parcels of VIP order {number} have arrived. Keep waiting, ship without the rest, or cancel?',
    },
  },
  'vipOrder.stick': {
    zh: {
      title: 'VIP 订单需要你修改',
      text: 'VIP 订单 {number} 已到齐，但还无法生成订单，请查看原因并修改。',
    },
    tw: {
      title: 'VIP 訂單需要你修改',
      text: 'VIP 訂單 {number} 已到齊，但還無法成立訂單，請查看原因並修改。',
    },
    en: {
      title: 'VIP order needs a change',
      text: 'All parcels of VIP order {number} have arrived, but it can’t ship yet. Open it to see why.',
    },
  },
  'vipOrder.cancel': {
    zh: { title: 'VIP 订单已取消', text: 'VIP 订单 {number} 已由店铺取消，包裹仍是你的。{reason}' },
    tw: { title: 'VIP 訂單已取消', text: 'VIP 訂單 {number} 已由店家取消，包裹仍是你的。{reason}' },
    en: {
      title: 'VIP order cancelled',
      text: 'The shop cancelled VIP order {number}. Its parcels remain yours. {reason}',
    },
  },
} as const;
