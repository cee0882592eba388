import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员用证件证明身份。',
    tw: '會員用證件證明身分。',
    en: 'Members prove who they are with a document.',
  },
  zh: {
    检查证件: [
      '旋转、放大照片，比对姓名、号码和国家。',
      '号码与其他会员相同时会标示，请先查明再通过。',
      '每次查看证件都会记录。',
    ],
    要求实名: ['在“实名规则”设置是否完成实名才能下单。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    檢查證件: [
      '旋轉、放大照片，比對姓名、號碼和國家。',
      '號碼與其他會員相同時會標示，請先查明再通過。',
      '每次查看證件都會記錄。',
    ],
    要求實名: ['在「實名規則」設定是否完成實名才能下單。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    'Check a document': [
      'Turn and enlarge the photo. Compare name, number and country.',
      'A number that another member has is marked. Don’t approve it without asking.',
      'Each view of a document is recorded.',
    ],
    'Require it': ['Under “Rules”, choose whether members need it to order.'],
    ...decidedItemsHelpTask.en,
  },
};
