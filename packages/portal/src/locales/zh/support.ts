export const support = {
  'support.title': '联系客服',
  'support.intro': '选择方便的方式联系我们。',
  'support.phone': '电话',
  'support.line': 'LINE',
  'support.whatsapp': 'WhatsApp',
  'support.email': '电子邮件',
  'support.address': '地址',
  'support.hours': '服务时间',
  'support.none': '店铺还没有提供联系方式',
  'support.none.text': '请稍后再试，或直接回复店铺寄给你的邮件。',
} as const;
