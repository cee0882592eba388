import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '每位员工做了什么与原因。',
    tasks: [
      {
        title: '查操作',
        steps: ['用会员、电话或单号搜索，选择员工、操作和日期。', '系统拒绝的操作也在“不允许”。'],
      },
    ],
  },
  tw: {
    purpose: '每位員工做了什麼與原因。',
    tasks: [
      {
        title: '查操作',
        steps: ['用會員、電話或單號搜尋，選擇員工、操作和日期。', '系統拒絕的操作也在「不允許」。'],
      },
    ],
  },
  en: {
    purpose: 'What each member of staff did, with the reason.',
    tasks: [
      {
        title: 'Find an act',
        steps: [
          'Search by member, phone or number; choose who, what and the days.',
          'Refused acts are listed too, under “Refused”.',
        ],
      },
    ],
  },
};
