import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '会员签收后的评价。',
    tasks: [
      { title: '回复评价', steps: ['先看“两星以下”。', '“回复”后，回复会公开。'] },
      { title: '隐藏评价', steps: ['“隐藏”需要原因并会保留，“重新显示”可以恢复。'] },
      { title: '整理一段时间的评价', steps: ['在“筛选”选日期。', '按“导出列表”，文件里就是画面上的评价。'] },
    ],
  },
  tw: {
    purpose: '會員簽收後的評價。',
    tasks: [
      { title: '回覆評價', steps: ['先看「兩星以下」。', '「回覆」後，回覆會公開。'] },
      { title: '隱藏評價', steps: ['「隱藏」需要原因並會保留，「重新顯示」可以恢復。'] },
      {
        title: '整理一段時間的評價',
        steps: ['在「篩選」選日期。', '按「匯出清單」，檔案裡就是畫面上的評價。'],
      },
    ],
  },
  en: {
    purpose: 'What members wrote after a delivery.',
    tasks: [
      {
        title: 'Answer a review',
        steps: ['Begin with “Two stars or fewer”.', '“Post reply” makes the reply public.'],
      },
      {
        title: 'Hide a review',
        steps: ['“Hide review” needs a reason, which is kept. “Show again” reverses it.'],
      },
      {
        title: 'Gather the reviews of some weeks',
        steps: ['Choose the days under “Filters”.', 'Press “Export list”: the file has what is shown.'],
      },
    ],
  },
};
