export const notices = {
  'notices.none': '還沒有通知',
  'notices.none.text': '包裹到倉、訂單待付款或出貨時，會在這裡通知你。',
  'notices.new': '新',
  'notices.channels': '其他通知方式',
  'notices.channel.email': '電子郵件',
  'notices.channel.sms': '簡訊',
  'notices.channels.none': '店鋪目前只在這裡通知。',
  'notices.channels.saved': '通知方式已儲存',
} as const;
