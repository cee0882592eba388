import type { Lang, Texts } from '../wire/values.ts';

/** The footer of emails about a member's own matters. */
export const mailFooter: Texts = {
  zh: '不想再收到这类邮件：{link}',
  tw: '不想再收到這類郵件：{link}',
  en: 'Unsubscribe from these emails: {link}',
};

/** The daily summary of notifications. */
export const summaryTexts = {
  zh: { title: '今天的 {n} 条通知', more: '另有 {n} 条通知。' },
  tw: { title: '今天的 {n} 則通知', more: '另有 {n} 則通知。' },
  en: { title: 'Notifications today: {n}', more: 'And {n} more.' },
};

/** The prefix of a test message. */
export const testMessagePrefix: Texts = { zh: '［测试］', tw: '［測試］', en: '[Test] ' };

/** The unsubscribe page of emails. */
export const unsubscribeTexts = {
  zh: {
    title: '邮件退订',
    ask: '不想再收到“{kind}”的邮件吗？',
    askAll: '不想再收到{shop}的通知邮件吗？',
    kindOff: '已停止发送“{kind}”的邮件，其他通知照常发送。',
    allOff: '已停止发送所有通知邮件。验证码等账号安全邮件不受影响。',
    kindOn: '“{kind}”的邮件会照常发送。',
    allOn: '{shop}的通知邮件会照常发送。',
    settings: '登录后调整所有通知方式',
    invalid: '退订链接无效，可能没有复制完整。请从邮件重新打开。',
    button: { kind: '停止这类邮件', all: '停止所有通知邮件', none: '恢复发送' },
  },
  tw: {
    title: '取消訂閱郵件',
    ask: '不想再收到「{kind}」的郵件嗎？',
    askAll: '不想再收到{shop}的通知郵件嗎？',
    kindOff: '已停止寄送「{kind}」的郵件，其他通知照常寄送。',
    allOff: '已停止寄送所有通知郵件。驗證碼等帳號安全郵件不受影響。',
    kindOn: '「{kind}」的郵件會照常寄送。',
    allOn: '{shop}的通知郵件會照常寄送。',
    settings: '登入後調整所有通知方式',
    invalid: '退訂連結無效，可能沒有複製完整。請從郵件重新開啟。',
    button: { kind: '停止這類郵件', all: '停止所有通知郵件', none: '恢復寄送' },
  },
  en: {
    title: 'Unsubscribe',
    ask: 'Unsubscribe from emails about “{kind}”?',
    askAll: 'Unsubscribe from notification emails from {shop}?',
    kindOff: 'You won’t get any more emails about “{kind}”. Other notifications still arrive.',
    allOff: 'You won’t get any more notification emails. Codes and security emails still arrive.',
    kindOn: 'You’ll get emails about “{kind}” again.',
    allOn: 'You’ll get notification emails from {shop} again.',
    settings: 'Log in to change all your notifications',
    invalid: 'This link isn’t valid. It may be incomplete.',
    button: { kind: 'Unsubscribe', all: 'Unsubscribe from all', none: 'Resubscribe' },
  },
} as const;

/** Example values for previews of a text. */
export function exampleParams(lang: Lang): Readonly<Record<string, string | number>> {
  const said = examples[lang];
  return { number: 'YT26112000123', amountMinor: 123_400, days: 3, points: 120, ...others, ...said };
}

const others = { totalMinor: 118_000, day: '2026-11-30' } as const;
const examples = {
  zh: {
    reason: '包装破损',
    subject: '包裹 YT26112000123',
    service: '拍照',
    note: '已完成',
    answer: '谢谢你的评价',
  },
  tw: {
    reason: '包裝破損',
    subject: '包裹 YT26112000123',
    service: '拍照',
    note: '已完成',
    answer: '謝謝你的評價',
  },
  en: {
    reason: 'damaged box',
    subject: 'parcel YT26112000123',
    service: 'photos',
    note: 'all done',
    answer: 'Thanks for your review',
  },
};
