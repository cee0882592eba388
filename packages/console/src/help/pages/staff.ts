import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '员工与权限。',
    tw: '員工與權限。',
    en: 'Who works here, and what they may do.',
  },
  zh: {
    新增员工: ['按“新增员工”，选择角色。', '第一次登录时由本人设置密码。'],
    员工离职: ['打开账号，关闭“可以登录”。会立即退出登录，记录中的姓名保留。'],
    保护账号: [
      '“要求所有员工使用两步验证”后，所有人必须先完成设置。',
      '手机丢失时，确认本人后按“重置两步验证”。',
    ],
  },
  tw: {
    新增員工: ['按「新增員工」，選擇角色。', '第一次登入時由本人設定密碼。'],
    員工離職: ['打開帳號，關閉「可以登入」。會立即登出，紀錄中的姓名保留。'],
    保護帳號: [
      '「要求所有員工使用兩步驟驗證」後，所有人必須先完成設定。',
      '手機遺失時，確認本人後按「重設兩步驟驗證」。',
    ],
  },
  en: {
    'Add a colleague': [
      'Press “Add staff” and choose the roles.',
      'They set their own password at the first login.',
    ],
    'Someone leaves': [
      'Open the account and turn off “Let this person log in”. Sessions end, names in records stay.',
    ],
    'Protect accounts': [
      '“Require two-step verification for all staff” makes everybody set it up first.',
      'A lost phone: “Reset verification”, after you have seen the person.',
    ],
  },
};
