import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

export const commentRefusals = {
  'comment.notSigned': {
    zh: '签收后才能评价这笔订单',
    tw: '簽收後才能評價這筆訂單',
    en: 'You can review this order once it is delivered',
  },
  'comment.known': conflict({
    zh: '这笔订单已经评价过，可到“我的评价”查看',
    tw: '這筆訂單已經評價過，可到「我的評價」查看',
    en: 'You already reviewed this order',
  }),
  'comment.starsRequired': { zh: '请选择一到五颗星', tw: '請選擇一到五顆星', en: 'Choose one to five stars' },
  'comment.pictureUnknown': pictureUnusable,
  'comment.hidden': conflict({
    zh: '这条评价已经隐藏，请刷新',
    tw: '這則評價已經隱藏，請重新整理',
    en: 'This review is already hidden. Reload to see it',
  }),
  'comment.shown': conflict({
    zh: '这条评价没有隐藏，请刷新',
    tw: '這則評價沒有隱藏，請重新整理',
    en: 'This review isn’t hidden. Reload to see it',
  }),
} as const;
