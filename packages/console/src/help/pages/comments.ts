import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '会员签收后的评价。',
    tasks: [
      { title: '回复评价', steps: ['先看“两星以下”。', '“回复”后，回复会公开。'] },
      { title: '隐藏评价', steps: ['“隐藏”需要原因并会保留，“重新显示”可以恢复。'] },
    ],
  },
  tw: {
    purpose: '會員簽收後的評價。',
    tasks: [
      { title: '回覆評價', steps: ['先看「兩星以下」。', '「回覆」後，回覆會公開。'] },
      { title: '隱藏評價', steps: ['「隱藏」需要原因並會保留，「重新顯示」可以恢復。'] },
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
    ],
  },
};
