import { conflict } from '../wire/conflict.ts';

/** Why an advance (a cost paid for a member) cannot be added or withdrawn. */
export const advanceRefusals = {
  'advance.late': conflict({
    zh: '订单已付款、已发货或已取消，不能再更改代垫款；请改用余额调整',
    tw: '訂單已付款、已出貨或已取消，不能再更改代墊款；請改用餘額調整',
    en: 'This order is paid, shipped or cancelled, so its advances can’t change. Adjust the balance instead',
  }),
  'advance.parcel': conflict({
    zh: '只有已到仓且属于会员的包裹可以登记代垫款',
    tw: '只有已到倉且屬於會員的包裹可以登記代墊款',
    en: 'Advances can only be added to a member’s parcel that has arrived',
  }),
  'advance.receipt': { zh: '请上传收据照片', tw: '請上傳收據照片', en: 'Upload a photo of the receipt' },
  'advance.gone': conflict({
    zh: '这笔代垫款已经撤回',
    tw: '這筆代墊款已經撤回',
    en: 'This advance was already withdrawn',
  }),
} as const;
