import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

/** Why a pickup cannot be ordered, cancelled, planned or ended. */
export const pickupRefusals = {
  'pickup.noService': {
    zh: '这个地区目前没有上门取件，请重新选择地区',
    tw: '這個地區目前沒有到府收件，請重新選擇地區',
    en: 'We don’t collect in this area. Choose another one',
  },
  'pickup.tooHeavy': {
    zh: '这个地区一次最多取 {max}，请分次申请或联系店铺',
    tw: '這個地區一次最多取 {max}，請分次申請或聯絡店家',
    en: 'We collect at most {max} here at once. Book several pickups or contact the shop',
  },
  'pickup.day': {
    zh: '这一天不能取件，请选择其他日期',
    tw: '這一天不能取件，請選擇其他日期',
    en: 'We don’t collect on this day. Choose another one',
  },
  'pickup.part': {
    zh: '这个时段不能取件，请选择其他时段',
    tw: '這個時段不能取件，請選擇其他時段',
    en: 'We don’t collect at this time of day. Choose another one',
  },
  'pickup.priceChanged': conflict({
    zh: '取件费已变为 {amount}，请确认后再提交',
    tw: '取件費已變為 {amount}，請確認後再送出',
    en: 'The price is now {amount}. Check it and send again',
  }),
  'pickup.fetched': conflict({
    zh: '货物已经取走，不能取消',
    tw: '貨物已經取走，不能取消',
    en: 'The goods were collected, so the pickup can no longer be cancelled',
  }),
  'pickup.wrongState': conflict({
    zh: '这个取件的状态已改变，请刷新',
    tw: '這個取件的狀態已改變，請重新整理',
    en: 'This pickup’s status has changed. Reload to see it',
  }),
  'pickup.taken': conflict({
    zh: '取件 {number} 已有人处理，请刷新后再排',
    tw: '取件 {number} 已有人處理，請重新整理後再排',
    en: 'Someone just changed pickup {number}. Reload to see it',
  }),
  'pickup.driver': {
    zh: '请选择可以取件的员工',
    tw: '請選擇可以取件的員工',
    en: 'Choose a staff member who may collect goods',
  },
  'pickup.dayPast': {
    zh: '不能排在已经过去的日子',
    tw: '不能排在已經過去的日子',
    en: 'This day is over. Choose another one',
  },
  'pickup.pictureUnknown': pictureUnusable,
  'pickup.pictureMissing': {
    zh: '每一件都要有照片',
    tw: '每一件都要有照片',
    en: 'Take a photo of every piece',
  },
  'pickup.bounds': {
    zh: '最大重量不能小于首重',
    tw: '最大重量不能小於首重',
    en: 'Enter a maximum of at least the weight in the first price',
  },
  'pickup.parcelKept': conflict({
    zh: '这个包裹由我们上门取件，正送往仓库，不能删除或更改单号',
    tw: '這件包裹由我們到府收件，正送往倉庫，不能刪除或更改單號',
    en: 'We collected this parcel and are bringing it to the warehouse, so it can’t be removed or renumbered',
  }),
} as const;
