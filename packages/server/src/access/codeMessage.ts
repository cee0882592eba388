import { fill } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

export type CodePurpose = 'enter' | 'register' | 'reset' | 'modify' | 'prove';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

const purposes: Readonly<Record<Lang, Readonly<Record<CodePurpose, string>>>> = {
  zh: {
    enter: '登录或注册',
    register: '注册会员',
    reset: '重置密码',
    modify: '修改联系方式',
    prove: '确认是你本人',
  },
  tw: {
    enter: '登入或註冊',
    register: '註冊會員',
    reset: '重設密碼',
    modify: '修改聯絡方式',
    prove: '確認是你本人',
  },
  en: {
    enter: 'log in or register',
    register: 'register',
    reset: 'set a new password',
    modify: 'change your contact details',
    prove: "confirm it's you",
  },
};

const letters: Readonly<Record<Lang, Letter>> = {
  zh: {
    subject: '{shop} 验证码 {code}',
    body: '【{shop}】你的验证码是 {code}，用于{purpose}，10 分钟内有效。请勿告诉任何人；如非本人操作，请忽略此消息。',
  },
  tw: {
    subject: '{shop} 驗證碼 {code}',
    body: '【{shop}】你的驗證碼是 {code}，用於{purpose}，10 分鐘內有效。請勿告訴任何人；若非本人操作，請忽略這個訊息。',
  },
  en: {
    subject: '{shop} code {code}',
    body: "{shop}: your code to {purpose} is {code}. It expires in 10 minutes. Never share it. Didn't request it? Ignore this message.",
  },
};

export function codeMessage(lang: Lang, purpose: CodePurpose, shop: string, code: string): Letter {
  const params = { shop, code, purpose: purposes[lang][purpose] };
  return { subject: fill(letters[lang].subject, params), body: fill(letters[lang].body, params) };
}

const changed: Readonly<Record<Lang, Letter>> = {
  zh: {
    subject: '{shop} 联系方式已修改',
    body: '【{shop}】你账号的联系方式已改为 {to}。如非本人操作，请在 72 小时内打开此链接恢复，并让所有设备退出登录：{link}',
  },
  tw: {
    subject: '{shop} 聯絡方式已修改',
    body: '【{shop}】你帳號的聯絡方式已改為 {to}。若非本人操作，請在 72 小時內開啟這個連結復原，並登出所有裝置：{link}',
  },
  en: {
    subject: '{shop}: your contact details were changed',
    body: "{shop}: your contact details were changed to {to}. Didn't change them? Open this link within 72 hours to restore them and log out all devices: {link}",
  },
};

/**
 * Carriers in Taiwan block text messages with unregistered links and phone numbers (since 18 November 2024), so this
 * text names only the shop, the change, and the page to continue at.
 */
const changedPlain: Readonly<Record<Lang, string>> = {
  zh: '【{shop}】你账号的联系方式已修改。如非本人操作，请在 72 小时内打开会员网站联系客服。',
  tw: '【{shop}】你帳號的聯絡方式已修改。若非本人操作，請在 72 小時內開啟會員網站聯絡客服。',
  en: '{shop}: the contact details of your account were changed. If this was not you, open the website and contact customer service within 72 hours.',
};

/** Whether a text message to this recipient must contain neither a link nor a phone number. */
const isPlain = (recipient: string) => recipient.startsWith('+886');

/**
 * The message to the former address or number, so that a member whose account was taken over learns of the change and
 * can undo it.
 */
export function contactChangedMessage(
  lang: Lang,
  params: { shop: string; to: string; link: string },
  recipient: string,
): Letter {
  if (isPlain(recipient)) return { subject: '', body: fill(changedPlain[lang], params) };
  return { subject: fill(changed[lang].subject, params), body: fill(changed[lang].body, params) };
}
