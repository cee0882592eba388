import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  /** What the audit log calls each write. */
  'did.placeVipOrder': { zh: '提交 VIP 订单', tw: '送出 VIP 訂單', en: 'Placed a VIP order' },
  'did.changeVipOrder': { zh: '修改 VIP 订单', tw: '修改 VIP 訂單', en: 'Changed a VIP order' },
  'did.answerVipOrder': { zh: '答复 VIP 订单', tw: '回覆 VIP 訂單', en: 'Answered for a VIP order' },
  'did.cancelVipOrderByStaff': { zh: '取消 VIP 订单', tw: '取消 VIP 訂單', en: 'Cancelled a VIP order' },
  'did.saveCustomsProduct': { zh: '修改报关品名', tw: '修改報關品名', en: 'Changed a customs product' },
  'did.saveVipSettings': { zh: '设置 VIP 订单', tw: '設定 VIP 訂單', en: 'Set the rules of VIP orders' },
} satisfies Record<string, Texts>;
