import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你的个人资料、密码与登录的设备。',
    tw: '你的個人資料、密碼與登入的裝置。',
    en: 'Your details, password and devices.',
  },
  zh: {
    '邮箱收不到信？': '点“修改电子邮箱”，输入新的邮箱和验证码。',
    '不想记密码？': '在“账号安全”点“添加通行密钥”，之后用指纹或面容登录。换域名后需重新添加。',
    '看到不认识的设备？': '先“修改密码”，再点“让其他设备退出登录”。',
  },
  tw: {
    '電子郵件收不到信？': '按「更改電子郵件」，輸入新的信箱和驗證碼。',
    '不想記密碼？': '在「帳號安全」按「新增通行金鑰」，之後用指紋或臉部登入。網址換了要重新新增。',
    '看到不認得的裝置？': '先「更改密碼」，再按「登出其他所有裝置」。',
  },
  en: {
    'Mail doesn’t arrive?': 'Press “Change email address”, and enter the new address and the code.',
    'No password to remember?':
      'Press “Add a passkey” under Security, and log in with your fingerprint or face. It works at this address only.',
    'A device that I don’t know?': 'First “Change password”, then press “Log out everywhere else”.',
  },
};
