import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'notices.none': { zh: '还没有通知', tw: '還沒有通知', en: 'No notifications yet' },
  'notices.none.text': {
    zh: '包裹到仓、订单待付款或发货时，会在这里通知你。',
    tw: '包裹到倉、訂單待付款或出貨時，會在這裡通知你。',
    en: 'You will read here when a parcel arrives, and when an order can be paid or has been shipped.',
  },
  'notices.new': { zh: '新', tw: '新', en: 'New' },
  'notices.channels': { zh: '其他通知方式', tw: '其他通知方式', en: 'Other ways to be notified' },
  'notices.channel.email': { zh: '电子邮件', tw: '電子郵件', en: 'Email' },
  'notices.channel.sms': { zh: '短信', tw: '簡訊', en: 'Text message' },
  'notices.channels.none': {
    zh: '店铺目前只在这里通知。',
    tw: '店鋪目前只在這裡通知。',
    en: 'For now the shop notifies you here only.',
  },
  'notices.channels.saved': { zh: '通知方式已保存', tw: '通知方式已儲存', en: 'Your choice is saved' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  /** What the audit log calls each write. */
  'did.saveNoticeSettings': { zh: '修改会员通知', tw: '修改會員通知', en: 'Change what members are told' },
  'did.readNotifications': { zh: '读取通知', tw: '讀取通知', en: 'Read notices' },
  'did.setNoticeChannels': { zh: '选择通知方式', tw: '選擇通知方式', en: 'Choose ways of notice' },
} satisfies Record<string, Texts>;
