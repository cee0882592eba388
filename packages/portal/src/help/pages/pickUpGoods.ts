import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '请仓库派人到你指定的地点取货。',
    questions: [
      {
        question: '要付多少？',
        answer: '填重量后会显示“取件费”，从余额支付。',
      },
      {
        question: '改时间或取消？',
        answer: '出发前可以点“取消取件”，费用退回余额；没取成时点“重选时间”。',
      },
    ],
  },
  tw: {
    purpose: '請倉庫派人到你指定的地點收貨。',
    questions: [
      {
        question: '要付多少？',
        answer: '填重量後會顯示「取件費」，從餘額支付。',
      },
      {
        question: '改時間或取消？',
        answer: '出發前可以按「取消取件」，費用退回餘額；沒收成時按「重選時間」。',
      },
    ],
  },
  en: {
    purpose: 'Have goods collected where they are.',
    questions: [
      {
        question: 'What does it cost?',
        answer: '“Price” is shown once you enter the weight, and paid from your balance.',
      },
      {
        question: 'Another time, or cancel?',
        answer:
          'Press “Cancel pickup” before it begins and the price returns to your balance. If it wasn’t collected, press “Pick a new time”.',
      },
    ],
  },
};
