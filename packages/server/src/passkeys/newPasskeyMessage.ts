import { fill } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Message } from '../platform/outbox.store.ts';
import { dialled } from '../platform/phoneNumbers.ts';

const letters: Readonly<Record<Lang, { readonly subject: string; readonly body: string }>> = {
  zh: {
    subject: '{shop} 添加了通行密钥',
    body: '【{shop}】你的账号添加了通行密钥“{name}”，之后可用于登录。如非本人操作，请立即移除并修改密码：{link}',
  },
  tw: {
    subject: '{shop} 新增了通行金鑰',
    body: '【{shop}】你的帳號新增了通行金鑰「{name}」，之後可用於登入。若非本人操作，請立即移除並修改密碼：{link}',
  },
  en: {
    subject: '{shop}: a passkey was added',
    body: "{shop}: the passkey “{name}” was added to your account and can now log in. Didn't add it? Remove it and change your password at once: {link}",
  },
};

/** Carriers in Taiwan block text messages with links, so a text message has none. */
const short: Readonly<Record<Lang, string>> = {
  zh: '【{shop}】你的账号添加了通行密钥。如非本人操作，请立即打开会员网站，移除密钥并修改密码。',
  tw: '【{shop}】你的帳號新增了通行金鑰。若非本人操作，請立即開啟會員網站，移除金鑰並修改密碼。',
  en: '{shop}: a passkey was added to your account. If this was not you, open the website, remove it and change your password at once.',
};

interface Reader {
  readonly lang: Lang;
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
}

/** To the member's email address, or to their phone if they have none. */
export function newPasskeyMessage(
  { lang, email, areaCode, phone }: Reader,
  params: { readonly shop: string; readonly name: string; readonly link: string },
): Message {
  if (email === '')
    return {
      channel: 'sms',
      recipient: dialled(areaCode, phone),
      subject: '',
      body: fill(short[lang], params),
    };
  const { subject, body } = letters[lang];
  return { channel: 'email', recipient: email, subject: fill(subject, params), body: fill(body, params) };
}
