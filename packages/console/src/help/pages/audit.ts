import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '每位员工做了什么与原因。',
    tw: '每位員工做了什麼與原因。',
    en: 'What each member of staff did, with the reason.',
  },
  zh: {
    查操作: ['用会员、电话或单号搜索，选择员工、操作和日期。', '系统拒绝的操作也在“不允许”。'],
    保存常用的查询: ['筛选好以后，在“视图”保存。', '以后从“视图”打开，也可以与全店共享。'],
    查很久以前的事: ['选日期：十三个月以前的从封存的文件里读，会慢一点。', '全部历史都在整店导出里。'],
  },
  tw: {
    查操作: ['用會員、電話或單號搜尋，選擇員工、操作和日期。', '系統拒絕的操作也在「不允許」。'],
    儲存常用的查詢: ['篩選好以後，在「檢視」儲存。', '以後從「檢視」打開，也可以與全店共用。'],
    查很久以前的事: ['選日期：十三個月以前的從封存的檔案裡讀，會慢一點。', '全部歷史都在整店匯出裡。'],
  },
  en: {
    'Find an act': [
      'Search by member, phone or number; choose who, what and the days.',
      'Refused acts are listed too, under “Refused”.',
    ],
    'Keep a search': [
      'When the list is narrowed, save it under “Views”.',
      'Open it there later, or share it with the shop.',
    ],
    'Look far back': [
      'Choose the days: acts of more than 13 months ago are read from sealed files, which takes longer.',
      'The whole history is in the export of the shop.',
    ],
  },
};
