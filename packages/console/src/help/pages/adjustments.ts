import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '不能由一个人单独完成的事，由另一位同事在这里决定。',
    tw: '不能由一個人單獨完成的事，由另一位同事在這裡決定。',
    en: 'Acts that one person may not do alone. Somebody else looks here and decides.',
  },
  zh: {
    决定: [
      '看申请人、原因和会员最近的款项。',
      '按两次按钮，你的名字会和申请人一起保留。',
      '自己申请的不能自己决定。',
    ],
    设置额度: ['“单独处理款项的权限”是每人每天可以单独处理的金额。', '调高额度也需要两个人。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    決定: [
      '看申請人、原因和會員最近的款項。',
      '按兩次按鈕，你的名字會和申請人一起保留。',
      '自己申請的不能自己決定。',
    ],
    設定額度: ['「單獨處理款項的權限」是每人每天可以單獨處理的金額。', '調高額度也需要兩個人。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    Decide: [
      'Read who asked, why, and the member’s latest transactions.',
      'Press the button twice. Your name is kept beside theirs.',
      'You can’t decide on what you asked for yourself.',
    ],
    'Set the limit': [
      '“One person’s daily limit” says how much one person may do alone in a day.',
      'Raising it needs two people as well.',
    ],
    ...decidedItemsHelpTask.en,
  },
};
