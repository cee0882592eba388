import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员签收后的评价。',
    tw: '會員簽收後的評價。',
    en: 'What members wrote after a delivery.',
  },
  zh: {
    回复评价: ['先看“两星以下”。', '“回复”后，回复会公开。'],
    隐藏评价: ['“隐藏”需要原因并会保留，“重新显示”可以恢复。'],
    整理一段时间的评价: ['在“筛选”选日期。', '按“导出列表”，文件里就是画面上的评价。'],
  },
  tw: {
    回覆評價: ['先看「兩星以下」。', '「回覆」後，回覆會公開。'],
    隱藏評價: ['「隱藏」需要原因並會保留，「重新顯示」可以恢復。'],
    整理一段時間的評價: ['在「篩選」選日期。', '按「匯出清單」，檔案裡就是畫面上的評價。'],
  },
  en: {
    'Answer a review': ['Begin with “Two stars or fewer”.', '“Post reply” makes the reply public.'],
    'Hide a review': ['“Hide review” needs a reason, which is kept. “Show again” reverses it.'],
    'Gather the reviews of some weeks': [
      'Choose the days under “Filters”.',
      'Press “Export list”: the file has what is shown.',
    ],
  },
};
