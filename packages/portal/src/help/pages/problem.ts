import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '仓库发现有状况、需要你决定的包裹。',
    tw: '倉庫發現有狀況、需要你決定的包裹。',
    en: 'Parcels with a problem that the warehouse found and you decide about.',
  },
  zh: {
    '有哪些选择？': '打开包裹会看到照片、可选的处理方式和费用。选好后仓库才会动手。',
    '等待时要付仓租吗？': '包裹页的“不计的天数”写明哪些天不计。',
  },
  tw: {
    '有哪些選擇？': '打開包裹會看到照片、可選的處理方式和費用。選好後倉庫才會動手。',
    '等待時要付倉租嗎？': '包裹頁的「不計的天數」寫明哪些天不計。',
  },
  en: {
    'What can I choose?':
      'Open it to see photos, the ways to handle it and what they cost. The warehouse acts once you have chosen.',
    'Do I pay storage meanwhile?': '“Days not counted” on the parcel’s page says which days don’t count.',
  },
};
