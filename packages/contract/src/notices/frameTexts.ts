import type { Lang, Texts } from '../wire/values.ts';

/** Below each mail about what is a member's own. */
export const mailFooter: Texts = {
  zh: '不想再收到这类邮件：{link}',
  tw: '不想再收到這類郵件：{link}',
  en: 'To stop receiving mails of this kind: {link}',
};

/** What a shop's member gets once a day in one message. */
export const summaryTexts = {
  zh: { title: '今天的 {n} 则通知', more: '另有 {n} 则通知。' },
  tw: { title: '今天的 {n} 則通知', more: '另有 {n} 則通知。' },
  en: { title: '{n} notifications today', more: 'And {n} more.' },
};

/** Before what is sent to try it. */
export const trialMark: Texts = { zh: '［测试］', tw: '［測試］', en: '[Test] ' };

/** The page behind a mail's link for taking mails back. */
export const unsubscribeTexts = {
  zh: {
    title: '邮件退订',
    ask: '不想再收到「{kind}」的邮件吗？',
    askAll: '不想再收到{shop}的通知邮件吗？',
    kindOff: '已停止寄送「{kind}」的邮件，其他通知照常寄送。',
    allOff: '已停止寄送所有通知邮件。验证码等账号安全邮件不受影响。',
    kindOn: '「{kind}」的邮件会照常寄送。',
    allOn: '{shop}的通知邮件会照常寄送。',
    settings: '登录后调整所有通知方式',
    invalid: '这个退订链接无效。它可能不完整。',
    button: { kind: '停止这类邮件', all: '停止所有通知邮件', none: '恢复寄送' },
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
    invalid: '這個退訂連結無效。它可能不完整。',
    button: { kind: '停止這類郵件', all: '停止所有通知郵件', none: '恢復寄送' },
  },
  en: {
    title: 'Unsubscribe',
    ask: 'Stop receiving mails about “{kind}”?',
    askAll: 'Stop receiving notification mails from {shop}?',
    kindOff: 'You will get no more mails about “{kind}”. Other notifications still arrive.',
    allOff: 'You will get no more notification mails. Codes and security mails still arrive.',
    kindOn: 'You will receive mails about “{kind}” again.',
    allOn: 'You will receive notification mails from {shop} again.',
    settings: 'Log in to change all your notifications',
    invalid: 'This link is not valid; it may be incomplete.',
    button: {
      kind: 'Stop mails of this kind',
      all: 'Stop all notification mails',
      none: 'Receive them again',
    },
  },
} as const;

/** What a text is looked at with before anything has happened. */
export function exampleParams(lang: Lang): Readonly<Record<string, string | number>> {
  const said = examples[lang];
  return { number: 'YT26112000123', amountMinor: 123_400, days: 3, points: 120, ...said };
}

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
    answer: 'Thank you for your comment',
  },
};
