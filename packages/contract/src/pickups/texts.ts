import { type DayPart, dayPartHours } from '@crossdock/domain/pickups/days.ts';
import type { Texts } from '../wire/values.ts';

/** A part of a day with its hours. */
export const dayPartTexts: Readonly<Record<DayPart, Texts>> = {
  morning: {
    zh: `上午 ${dayPartHours.morning}`,
    tw: `上午 ${dayPartHours.morning}`,
    en: `in the morning (${dayPartHours.morning})`,
  },
  afternoon: {
    zh: `下午 ${dayPartHours.afternoon}`,
    tw: `下午 ${dayPartHours.afternoon}`,
    en: `in the afternoon (${dayPartHours.afternoon})`,
  },
  evening: {
    zh: `晚上 ${dayPartHours.evening}`,
    tw: `晚上 ${dayPartHours.evening}`,
    en: `in the evening (${dayPartHours.evening})`,
  },
};

/** Notifications about pickups; `subject` is the part of the day, in the reader's language. */
export const pickupNoticeTexts = {
  'pickup.plan': {
    zh: { title: '上门取件已安排', text: '取件 {number} 已安排在 {day} {subject}，请备好货物。' },
    tw: { title: '到府收件已安排', text: '取件 {number} 已安排在 {day} {subject}，請備好貨物。' },
    en: {
      title: 'Your pickup has a date',
      text: 'We’ll collect pickup {number} on {day} {subject}. Have the goods ready.',
    },
  },
  'pickup.replan': {
    zh: { title: '上门取件改期', text: '取件 {number} 改为 {day} {subject}。' },
    tw: { title: '到府收件改期', text: '取件 {number} 改為 {day} {subject}。' },
    en: {
      title: 'Your pickup has a new date',
      text: 'We’ll now collect pickup {number} on {day} {subject}.',
    },
  },
  'pickup.collect': {
    zh: {
      title: '货物已取走',
      text: '取件 {number}：{pieces} 件已取走，正送往仓库。请到“我的包裹”补上内容申报。',
    },
    tw: {
      title: '貨物已取走',
      text: '取件 {number}：{pieces} 件已取走，正送往倉庫。請到「我的包裹」補上內容申報。',
    },
    en: {
      title: 'Goods collected',
      text: 'Pickup {number} is on its way to the warehouse (pieces: {pieces}). Declare the contents under “My parcels”.',
    },
  },
  'pickup.fail': {
    zh: {
      title: '上门取件未成功',
      text: '取件 {number} 未成功：{reason}。已付的费用已退回余额，可以重新申请。',
    },
    tw: {
      title: '到府收件未成功',
      text: '取件 {number} 未成功：{reason}。已付的費用已退回餘額，可以重新申請。',
    },
    en: {
      title: 'Pickup not completed',
      text: 'We couldn’t complete pickup {number}: {reason}. We refunded your payment to your balance. Book another pickup any time.',
    },
  },
} as const;
