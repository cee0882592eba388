export const support = {
  'support.title': '聯絡客服',
  'support.intro': '選擇方便的方式聯絡我們。',
  'support.phone': '電話',
  'support.line': 'LINE',
  'support.whatsapp': 'WhatsApp',
  'support.email': '電子郵件',
  'support.address': '地址',
  'support.hours': '服務時間',
  'support.none': '店鋪還沒有提供聯絡方式',
  'support.none.text': '請稍後再試，或直接回覆店鋪寄給你的郵件。',
} as const;
