import type { Texts } from '@crossdock/contract/wire/values.ts';

export const words = {
  'support.title': { zh: '联系客服', tw: '聯絡客服', en: 'Customer service' },
  'support.intro': {
    zh: '选择方便的方式联系我们。',
    tw: '選擇方便的方式聯絡我們。',
    en: 'Reach us by the way that suits you.',
  },
  'support.phone': { zh: '电话', tw: '電話', en: 'Phone' },
  'support.line': { zh: 'LINE', tw: 'LINE', en: 'LINE' },
  'support.whatsapp': { zh: 'WhatsApp', tw: 'WhatsApp', en: 'WhatsApp' },
  'support.email': { zh: '电子邮件', tw: '電子郵件', en: 'Email' },
  'support.address': { zh: '地址', tw: '地址', en: 'Address' },
  'support.hours': { zh: '服务时间', tw: '服務時間', en: 'Hours' },
  'support.none': {
    zh: '店铺还没有提供联系方式',
    tw: '店鋪還沒有提供聯絡方式',
    en: 'The shop has not said yet how to reach it',
  },
  'support.none.text': {
    zh: '请稍后再试，或直接回复店铺寄给你的邮件。',
    tw: '請稍後再試，或直接回覆店鋪寄給你的郵件。',
    en: 'Please try again later, or reply to a mail that the shop has sent you.',
  },
} satisfies Record<string, Texts>;
