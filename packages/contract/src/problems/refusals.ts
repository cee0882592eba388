import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

export const problemRefusals = {
  'problem.known': conflict({
    zh: '这个包裹已登记过同类问题，还没处理完',
    tw: '這件包裹已登記過同類問題，還沒處理完',
    en: 'This problem is already registered for the parcel and not settled yet',
  }),
  'problem.notOpen': conflict({
    zh: '这个问题件已经答复或处理完，请刷新',
    tw: '這個問題件已經回覆或處理完，請重新整理',
    en: 'This problem was just answered or settled. Reload to see it',
  }),
  'problem.notAnswered': conflict({
    zh: '这个问题件不在等仓库处理，请刷新',
    tw: '這個問題件不在等倉庫處理，請重新整理',
    en: 'This problem’s status has changed. Reload to see it',
  }),
  'problem.taken': conflict({
    zh: '另一位同事正在处理这个问题件',
    tw: '另一位同事正在處理這個問題件',
    en: 'A colleague is working on this problem parcel',
  }),
  'problem.choice': {
    zh: '这种问题现在不能这样处理，请选择列出的方式',
    tw: '這種問題現在無法這樣處理，請選擇列出的方式',
    en: 'This choice isn’t available now. Choose one of those offered',
  },
  'problem.proofMissing': { zh: '请上传证明图片', tw: '請上傳證明圖片', en: 'Upload a photo as proof' },
  'problem.noteMissing': {
    zh: '请写下想对仓库说的话',
    tw: '請寫下想對倉庫說的話',
    en: 'Write a message to the warehouse',
  },
  'problem.pictureUnknown': pictureUnusable,
  'problem.feeChanged': conflict({
    zh: '费用已变动，请确认新的费用后再提交',
    tw: '費用已變動，請確認新的費用後再送出',
    en: 'The fee has changed. Check the new fee and send again',
  }),
  'problem.parcelUnknown': {
    status: 404,
    zh: '仓库里没有这个单号的包裹',
    tw: '倉庫裡沒有這個單號的包裹',
    en: 'No parcel with this number is in the warehouse',
  },
  'problem.leaveOut': conflict({
    zh: '现在不能把这个包裹移出订单：不在打包前的订单里、是唯一的包裹，或店铺规则要等会员回复',
    tw: '現在不能把這件包裹移出訂單：不在打包前的訂單裡、是唯一的包裹，或店鋪規則要等會員回覆',
    en: 'This parcel can’t be left out now: it isn’t in an order before packing, it is the only one, or the shop’s rule waits for the member',
  }),
  'problem.open': conflict({
    zh: '这段暂停属于问题件，处理完才会结束',
    tw: '這段暫停屬於問題件，處理完才會結束',
    en: 'This pause belongs to a problem parcel and ends with it',
  }),
} as const;
