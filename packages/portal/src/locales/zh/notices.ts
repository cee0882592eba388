export const notices = {
  'notices.none': '还没有通知',
  'notices.none.text': '包裹到仓、订单待付款或发货时，会在这里通知你。',
  'notices.new': '新',
  'notices.channels': '其他通知方式',
  'notices.channel.email': '电子邮件',
  'notices.channel.sms': '短信',
  'notices.channels.none': '店铺目前只在这里通知。',
  'notices.channels.saved': '通知方式已保存',
} as const;
