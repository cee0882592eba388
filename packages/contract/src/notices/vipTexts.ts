/** What members are told of VIP orders. */
export const vipTexts = {
  'vipOrder.order': {
    zh: { title: 'VIP 订单已到齐', text: 'VIP 订单 {number} 的 {count} 个包裹都已到齐，已排入打包。' },
    tw: { title: 'VIP 訂單已到齊', text: 'VIP 訂單 {number} 的 {count} 個包裹都已到齊，已排入打包。' },
    en: {
      title: 'VIP order is complete',
      text: 'All parcels of VIP order {number} are in ({count}); it waits to be packed.',
    },
  },
  'vipOrder.ask': {
    zh: {
      title: 'VIP 订单还缺包裹',
      text: 'VIP 订单 {number} 到了 {arrived}/{total} 个包裹。要继续等、不等缺的先寄，还是取消？',
    },
    tw: {
      title: 'VIP 訂單還缺包裹',
      text: 'VIP 訂單 {number} 到了 {arrived}/{total} 個包裹。要繼續等、不等缺的先寄，還是取消？',
    },
    en: {
      title: 'VIP order still misses parcels',
      text: '{arrived} of {total} parcels of VIP order {number} are in. Wait on, ship without the rest, or cancel?',
    },
  },
  'vipOrder.stick': {
    zh: { title: 'VIP 订单需要你修改', text: 'VIP 订单 {number} 已到齐，但无法成单，请打开查看原因。' },
    tw: { title: 'VIP 訂單需要你修改', text: 'VIP 訂單 {number} 已到齊，但無法成單，請打開查看原因。' },
    en: {
      title: 'VIP order needs a change',
      text: 'VIP order {number} is complete but cannot be sent as it is. Open it to see why.',
    },
  },
  'vipOrder.cancel': {
    zh: { title: 'VIP 订单已取消', text: 'VIP 订单 {number} 已由店铺取消，包裹仍是你的。{reason}' },
    tw: { title: 'VIP 訂單已取消', text: 'VIP 訂單 {number} 已由店家取消，包裹仍是你的。{reason}' },
    en: {
      title: 'VIP order cancelled',
      text: 'The shop cancelled VIP order {number}; its parcels stay yours. {reason}',
    },
  },
} as const;
