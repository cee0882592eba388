import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '请仓库派人到你指定的地点取货。',
    tw: '請倉庫派人到你指定的地點收貨。',
    en: 'Have goods collected where they are.',
  },
  zh: {
    '要付多少？': '填重量后会显示“取件费”，从余额支付。',
    '改时间或取消？': '出发前可以点“取消取件”，费用退回余额；没取成时点“重选时间”。',
  },
  tw: {
    '要付多少？': '填重量後會顯示「取件費」，從餘額支付。',
    '改時間或取消？': '出發前可以按「取消取件」，費用退回餘額；沒收成時按「重選時間」。',
  },
  en: {
    'What does it cost?': '“Price” is shown once you enter the weight, and paid from your balance.',
    'Another time, or cancel?':
      'Press “Cancel pickup” before it begins and the price returns to your balance. If it wasn’t collected, press “Pick a new time”.',
  },
};
