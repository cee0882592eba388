import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '一天的工作总览：每个工作台还有多少要做、最久的等了多久、收了多少款。',
    tw: '一天的工作總覽：每個工作台還有多少要做、最久的等了多久、收了多少款。',
    en: 'The day at a glance: what has to be done at each desk, how long the oldest has waited, and what was paid.',
  },
  zh: {
    开始一天: ['先处理等最久的那一项，按卡片就能前往。', '审核另外计数。会员正在等，一天至少看两次。'],
    有事没有自动完成: [
      '看“未自动完成的事”这一区：每一行写着事项、时间和下次重试。',
      '原因排除后按“立即重试”。',
    ],
    找任何东西: [
      '在任何一页按 Ctrl K（Mac 是 ⌘K）。',
      '输入单号、姓名、会员代码、电话末几码或金额。',
      '也可以用扫描枪，按 Enter 就打开扫到的东西。',
    ],
  },
  tw: {
    開始一天: ['先處理等最久的那一項，按卡片就能前往。', '審核另外計數。會員正在等，一天至少看兩次。'],
    有事沒有自動完成: [
      '看「未自動完成的事」這一區：每一行寫著事項、時間和下次重試。',
      '原因排除後按「立即重試」。',
    ],
    找任何東西: [
      '在任何一頁按 Ctrl K（Mac 是 ⌘K）。',
      '輸入單號、姓名、會員代碼、電話末幾碼或金額。',
      '也可以用掃描器，按 Enter 就打開掃到的東西。',
    ],
  },
  en: {
    'Begin the day': [
      'Open the desk whose oldest entry has waited longest. A press on a tile goes there.',
      'Approvals are counted apart. Members wait for them, so look at them twice a day.',
    ],
    'When something failed': [
      'Look under “Not done yet”: each line says what, since when, and when it is tried again.',
      'Press “Try now” once the cause is gone.',
    ],
    'Find anything': [
      'Press Ctrl K (⌘K on a Mac) on any page.',
      'Type a number, a name, an alias, the end of a phone number or an amount.',
      'A scanner works there too: Enter opens what was scanned.',
    ],
  },
};
