export const notices = {
  'notices.none': 'No notifications yet',
  'notices.none.text':
    'You will read here when a parcel arrives, and when an order can be paid or has been shipped.',
  'notices.new': 'New',
  'notices.channels': 'Other ways to be notified',
  'notices.channel.email': 'Email',
  'notices.channel.sms': 'Text message',
  'notices.channels.none': 'For now the shop notifies you here only.',
  'notices.channels.saved': 'Your choice is saved',
} as const;
