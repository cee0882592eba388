export const notices = {
  'notices.none': 'Nothing to tell yet',
  'notices.none.text': 'When a parcel arrives, an order can be paid or is shipped, you will read it here.',
  'notices.new': 'New',
  'notices.channels': 'Other ways to be told',
  'notices.channel.email': 'Email',
  'notices.channel.sms': 'Text message',
  'notices.channels.none': 'At present the shop tells you here alone.',
  'notices.channels.saved': 'Your choice is saved',
} as const;
