import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你预报和到仓的所有包裹，按状态分组。',
    tw: '你預報和到倉的所有包裹，依狀態分組。',
    en: 'All parcels that you forecast or that arrived, by state.',
  },
  zh: {
    '包裹到了，为什么还不能寄？': '“已到仓”的包裹还在拍照上架，变成“待集运”就能选择。',
    '可以放多久？': '打开包裹，看“免费天数剩余”和“超期后每天”。',
    '快递说已送达，这里却没有？': '确认单号一字不差。仍是“待到仓”超过两天，请联系客服。',
  },
  tw: {
    '包裹到了，為什麼還不能寄？': '「已到倉」的包裹還在拍照上架，變成「待集運」就能選取。',
    '可以放多久？': '打開包裹，看「免費天數剩餘」和「逾期後每天」。',
    '快遞說已送達，這裡卻沒有？': '確認單號一字不差。仍是「待到倉」超過兩天，請聯絡客服。',
  },
  en: {
    'It has arrived. Why can’t I ship it yet?':
      'A parcel that is “Arrived” is still being photographed and shelved. Once it is “Ready to ship”, you can choose it.',
    'How long may it stay?': 'Open the parcel and see “Free days left” and “Each day after that”.',
    'The courier says delivered, but it isn’t here?':
      'Check each character of the number. If it stays “Expected” for two days, ask customer service.',
  },
};
