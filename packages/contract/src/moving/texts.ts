import { fill } from '../refusals.ts';
import type { Lang } from '../wire/values.ts';

/** The message to an imported member. */
export interface ImportLetter {
  readonly subject: string;
  readonly body: string;
  /** The message as a text message. */
  readonly sms: string;
}

const letters: Readonly<Record<Lang, ImportLetter>> = {
  zh: {
    subject: '{shop} 换了新系统，请设置密码',
    body: '{name}，你好：\n\n{shop} 换了新系统，你的账号、包裹和余额都已转入。请打开以下链接设置密码，然后用账号 {account}、手机或邮箱登录：\n{link}\n\n链接在 14 天内有效，只能使用一次，请勿转发。过期后可在登录页按“忘记密码”。',
    sms: '【{shop}】已换新系统，请在 14 天内设置密码，账号 {account}：{link}',
  },
  tw: {
    subject: '{shop} 換了新系統，請設定密碼',
    body: '{name}，你好：\n\n{shop} 換了新系統，你的帳號、包裹和餘額都已轉入。請開啟以下連結設定密碼，然後用帳號 {account}、手機或信箱登入：\n{link}\n\n連結在 14 天內有效，只能使用一次，請勿轉寄。過期後可在登入頁按「忘記密碼」。',
    sms: '【{shop}】已換新系統，請在 14 天內設定密碼，帳號 {account}：{link}',
  },
  en: {
    subject: '{shop} has a new system: set your password',
    body: 'Hello {name},\n\n{shop} has moved to a new system, with your account, parcels and balance. Open this link to set a password, then log in with the username {account}, your phone or your email:\n{link}\n\nThe link works once, within 14 days. Please do not forward it. After that, use “Forgot password” on the login page.',
    sms: '{shop} has a new system. Set your password within 14 days. Username {account}: {link}',
  },
};

interface Filled {
  readonly shop: string;
  readonly name: string;
  readonly account: string;
  readonly link: string;
}

/** The message to an imported member in one language. */
export function importLetter(lang: Lang, params: Filled): ImportLetter {
  const { subject, body, sms } = letters[lang];
  const filled = { ...params };
  return { subject: fill(subject, filled), body: fill(body, filled), sms: fill(sms, filled) };
}
