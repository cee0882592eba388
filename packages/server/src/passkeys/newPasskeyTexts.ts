import type { SecurityTexts } from '../members/securityMessage.ts';

/** Texts of the message that a passkey was added to the member's account. */
export const newPasskeyTexts: SecurityTexts = {
  letters: {
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
  },
  short: {
    zh: '【{shop}】你的账号添加了通行密钥。如非本人操作，请立即打开会员网站，移除密钥并修改密码。',
    tw: '【{shop}】你的帳號新增了通行金鑰。若非本人操作，請立即開啟會員網站，移除金鑰並修改密碼。',
    en: '{shop}: a passkey was added to your account. If this was not you, open the website, remove it and change your password at once.',
  },
};
