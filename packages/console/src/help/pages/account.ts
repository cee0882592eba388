import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '自己的密码与两步验证。',
    tw: '自己的密碼與兩步驟驗證。',
    en: 'Your own password and two-step verification.',
  },
  zh: {
    保护账号: ['在“两步验证”按“开始设置”，用验证器 App 扫描。', '把“恢复码”放在没有手机也找得到的地方。'],
    更改密码: ['输入目前的密码，再输入两次新密码，其他设备会退出登录。'],
    换了手机: ['用恢复码登录，再重新设置两步验证。', '没有恢复码时，请老板在员工页重置。'],
  },
  tw: {
    保護帳號: [
      '在「兩步驟驗證」按「開始設定」，用驗證器 App 掃描。',
      '把「救援碼」放在沒有手機也找得到的地方。',
    ],
    更改密碼: ['輸入目前的密碼，再輸入兩次新密碼，其他裝置會登出。'],
    換了手機: ['用救援碼登入，再重新設定兩步驟驗證。', '沒有救援碼時，請老闆在員工頁重設。'],
  },
  en: {
    'Protect your account': [
      'Under “Two-step verification”, press “Set up” and scan the code with an authenticator app.',
      'Keep “Recovery codes” where you find them without your phone.',
    ],
    'Change your password': ['Enter the old one once and the new one twice. Other devices are logged out.'],
    'You have a new phone': [
      'Log in with a recovery code, and set up two-step verification again.',
      'Without a code, an owner resets it on the staff page.',
    ],
  },
};
