export const support = {
  'support.title': 'Customer service',
  'support.intro': 'Reach us by the way that suits you.',
  'support.phone': 'Phone',
  'support.line': 'LINE',
  'support.whatsapp': 'WhatsApp',
  'support.email': 'Email',
  'support.address': 'Address',
  'support.hours': 'Hours',
  'support.none': 'The shop has not said yet how to reach it',
  'support.none.text': 'Please try again later, or reply to a mail that the shop has sent you.',
} as const;
