import type { SecurityTexts } from '../members/securityMessage.ts';

/** Texts of the message that an assistant was connected to the member's account. */
export const newAssistantTexts: SecurityTexts = {
  letters: {
    zh: {
      subject: '{shop} 连接了 AI 助手',
      body: '【{shop}】你的账号连接了 AI 助手“{name}”（{host}）。可以随时查看助手做过什么，或断开连接。如非本人操作，请立即断开并修改密码：{link}',
    },
    tw: {
      subject: '{shop} 連接了 AI 助理',
      body: '【{shop}】你的帳號連接了 AI 助理「{name}」（{host}）。可以隨時查看助理做過什麼，或中斷連接。若非本人操作，請立即中斷並修改密碼：{link}',
    },
    en: {
      subject: '{shop}: an assistant was connected',
      body: "{shop}: the assistant “{name}” ({host}) was connected to your account. You can see what it does and disconnect it at any time. Wasn't it you? Disconnect it and change your password at once: {link}",
    },
  },
  short: {
    zh: '【{shop}】你的账号连接了 AI 助手。如非本人操作，请立即打开会员网站，断开助手并修改密码。',
    tw: '【{shop}】你的帳號連接了 AI 助理。若非本人操作，請立即開啟會員網站，中斷助理並修改密碼。',
    en: '{shop}: an assistant was connected to your account. If this was not you, open the website, disconnect it and change your password at once.',
  },
};
