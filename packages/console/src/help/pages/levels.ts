import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员依消费达到的等级、名称与门槛。',
    tw: '會員依消費達到的等級、名稱與門檻。',
    en: 'Levels that members reach by what they spend, with their names and thresholds.',
  },
  zh: {
    修改等级: ['填三种语言的名称，以及达到等级的累计运费。', '付款后会员会自动升级。'],
    授予等级: ['打开会员，按“调整等级”，原因会留在记录中。'],
    看谁在哪一级: ['在会员列表按等级筛选。', '把结果保存成视图，下次直接打开。'],
  },
  tw: {
    修改等級: ['填三種語言的名稱，以及達到等級的累計運費。', '付款後會員會自動升級。'],
    授予等級: ['打開會員，按「調整等級」，原因會留在紀錄中。'],
    看誰在哪一級: ['在會員清單按等級篩選。', '把結果儲存成檢視，下次直接打開。'],
  },
  en: {
    'Change levels': [
      'Enter names in three languages and the spend from which a level begins.',
      'Members move up automatically after a payment.',
    ],
    'Give a level': ['Open the member and press “Change level”. The reason is kept in the history.'],
    'See who is on which level': [
      'Narrow the list of members to a level.',
      'Save it as a view to open it again.',
    ],
  },
};
