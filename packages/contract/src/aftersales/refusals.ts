import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

export const afterSalesRefusals = {
  'aftersales.notSigned': {
    zh: '签收后，或店铺确认丢失后，才能申请售后',
    tw: '簽收後，或店家確認遺失後，才能申請理賠',
    en: 'You can file a claim once the order is delivered or declared lost',
  },
  'aftersales.tooLate': {
    zh: '已超过申请期限（{day}），有疑问请联系客服',
    tw: '已超過申請期限（{day}），有疑問請聯絡客服',
    en: 'The deadline to claim was {day}',
  },
  'aftersales.notInBox': {
    zh: '这件包裹不在这一箱里，请重新选择',
    tw: '這件包裹不在這一箱裡，請重新選擇',
    en: 'This parcel is not in that package. Choose another one',
  },
  'aftersales.known': conflict({
    zh: '这件包裹已经有一笔申请在审核中',
    tw: '這件包裹已經有一筆申請在審核中',
    en: 'We’re already reviewing a claim for this parcel',
  }),
  'aftersales.nothing': {
    zh: '这件包裹没有可以申请的金额',
    tw: '這件包裹沒有可以申請的金額',
    en: 'There is nothing left to claim for this parcel',
  },
  'aftersales.overLimit': {
    zh: '申请金额最多 {most}',
    tw: '申請金額最多 {most}',
    en: 'Enter at most {most}',
  },
  'aftersales.damageRequired': {
    zh: '请附上损坏的照片',
    tw: '請附上損壞的照片',
    en: 'Upload a photo of the damage',
  },
  'aftersales.purchaseRequired': {
    zh: '申请货物价值时，请附上购买凭证',
    tw: '申請貨物價值時，請附上購買證明',
    en: 'Upload the proof of purchase to claim the value of the goods',
  },
  'aftersales.pictureUnknown': pictureUnusable,
  'aftersales.decided': conflict({
    zh: '这笔申请已经处理，请刷新',
    tw: '這筆申請已經處理，請重新整理',
    en: 'This claim was just decided. Reload to see it',
  }),
  'aftersales.reasonRequired': {
    zh: '请写明原因，会员会看到',
    tw: '請寫明原因，會員會看到',
    en: 'Enter the reason. The member will see it',
  },
  'aftersales.voucherMissing': {
    zh: '请上传付款凭证',
    tw: '請上傳付款憑證',
    en: 'Upload the proof of payment',
  },
  'aftersales.voucherGiven': conflict({
    zh: '付款凭证已经上传，不能更换',
    tw: '付款憑證已經上傳，不能更換',
    en: 'The proof of payment was already added and can’t be replaced',
  }),
  'aftersales.notOutside': conflict({
    zh: '这笔申请不是以转账支付',
    tw: '這筆申請不是以轉帳支付',
    en: 'This claim was not paid by a transfer',
  }),
} as const;
