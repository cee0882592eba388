import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '确认你的身份；店铺可能要求先通过才能下单。',
    tw: '確認你的身分；店家可能要求先通過才能下單。',
    en: 'Confirms who you are. The shop may ask for it before you can order.',
  },
  zh: {
    '照片怎么拍？': '四个角都在画面里，文字清楚，没有反光。',
    '谁看得到？': '只有审核的人员，每次查看都有记录。',
  },
  tw: {
    '照片怎麼拍？': '四個角都在畫面裡，文字清楚，沒有反光。',
    '誰看得到？': '只有審核的人員，每次查看都有紀錄。',
  },
  en: {
    'How do I take the photos?': 'All four corners in the picture, text readable, no glare.',
    'Who can see them?': 'Only those who review them, and each look is recorded.',
  },
};
