import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员资料的删除：谁申请、何时开始、已删除多少、单据保存到何时。这里看不到任何个人资料。',
    tw: '會員資料的刪除：誰申請、何時開始、已刪除多少、單據保存到何時。這裡看不到任何個人資料。',
    en: 'Deletions of members’ data: who requested them, when they begin, how much was deleted and how long documents are kept. No personal data is shown.',
  },
  zh: {
    依书面要求删除: [
      '打开会员，在“更多操作”里选“删除会员资料”，写明书面要求的日期与方式。',
      '先完成列出的事项，余额先付给会员。',
      '14 天后开始；会员登录或打开邮件里的链接就会取消。',
    ],
    取消: ['开始前可按“取消删除”；开始后无法恢复。'],
    证明已经删除: ['每一行写着删除了多少，以及凭证保留到哪一天。'],
  },
  tw: {
    依書面要求刪除: [
      '打開會員，在「更多操作」裡選「刪除會員資料」，寫明書面要求的日期與方式。',
      '先完成列出的事項，餘額先付給會員。',
      '14 天後開始；會員登入或打開信裡的連結就會取消。',
    ],
    取消: ['開始前可按「取消刪除」；開始後無法復原。'],
    證明已經刪除: ['每一列寫著刪除了多少，以及憑證保留到哪一天。'],
  },
  en: {
    'Delete data on a written request': [
      'Open the member, choose “Delete data” under More, and write when and how the request came.',
      'First finish what is listed, and pay out the balance.',
      'It begins after 14 days. The member cancels it by logging in or with the link in the mail.',
    ],
    Cancel: ['Press “Cancel deletion” before it begins. After that it cannot be undone.'],
    'Prove that it was done': [
      'Each line says how much was deleted, and until which day documents are kept.',
    ],
  },
};
