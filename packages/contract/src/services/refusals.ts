import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

/** Why a service cannot be ordered, cancelled or ended. */
export const serviceRefusals = {
  'service.notOffered': {
    zh: '店铺目前不提供这项服务，请重新选择',
    tw: '店家目前不提供這項服務，請重新選擇',
    en: 'The shop doesn’t offer this service right now. Choose another',
  },
  'service.notHere': conflict({
    zh: '包裹在仓库里才能安排服务，打包后也不能再加',
    tw: '包裹在倉庫裡才能安排服務，打包後也不能再加',
    en: 'Services are available while the parcel is in the warehouse and not packed',
  }),
  'service.underWay': conflict({
    zh: '这个包裹的同一项服务正在处理，完成后才能再订',
    tw: '這件包裹的同一項服務正在處理，完成後才能再訂',
    en: 'This service is already in progress on the parcel. Order it again once it’s done',
  }),
  'service.payNow': {
    zh: '这项服务要先用余额支付，请选择“现在从余额支付”',
    tw: '這項服務要先用餘額支付，請選擇「現在從餘額支付」',
    en: 'Pay for this service from the balance',
  },
  'service.inOrder': conflict({
    zh: '包裹已在订单里，这项服务要等包裹回到货架才能订',
    tw: '包裹已在訂單裡，這項服務要等包裹回到貨架才能訂',
    en: 'The parcel is in an order. This service needs a parcel on the shelf',
  }),
  'service.begun': conflict({
    zh: '仓库已经开始处理，不能取消',
    tw: '倉庫已經開始處理，不能取消',
    en: 'The warehouse has started, so the service can no longer be cancelled',
  }),
  'service.reshotBefore': conflict({
    zh: '每次验货照片只能要求重拍一次，需要更多照片请再订一次',
    tw: '每次驗貨照片只能要求重拍一次，需要更多照片請再訂一次',
    en: 'You can ask for new photos once. Order photos again if you need more',
  }),
  'service.wrongState': conflict({
    zh: '这项工作的状态已改变，请刷新',
    tw: '這項工作的狀態已改變，請重新整理',
    en: 'This service’s status has changed. Reload to see it',
  }),
  'service.pictureUnknown': pictureUnusable,
  'service.pictureMissing': {
    zh: '请上传照片，会员正等着看',
    tw: '請上傳照片，會員正等著看',
    en: 'Add the photos the member is waiting for',
  },
  'service.splitMissing': {
    zh: '请填写分出的包裹',
    tw: '請填寫分出的包裹',
    en: 'Enter the parcels that came out of it',
  },
  'service.splitParts': {
    zh: '请填写 2 到 5 个包裹',
    tw: '請填寫 2 到 5 件包裹',
    en: 'Enter 2 to 5 parcels',
  },
  'service.splitPieces': {
    zh: '申报了 {count} 件物品，分出的包裹合计也要 {count} 件',
    tw: '申報了 {count} 件物品，分出的包裹合計也要 {count} 件',
    en: '{count} items are declared, so the parcels must have {count} items together',
  },
  'service.takenBy': conflict({
    zh: '{name} 正在处理这项工作',
    tw: '{name} 正在處理這項工作',
    en: '{name} is working on this service',
  }),
  'service.unit': {
    zh: '这类服务不能这样计价',
    tw: '這類服務不能這樣計價',
    en: 'This type of service can’t be priced like this. Choose another unit',
  },
  'service.photosTwice': conflict({
    zh: '已有一项验货照片服务，照片只能有一个价格',
    tw: '已有一項驗貨照片服務，照片只能有一個價格',
    en: 'A photo service already exists. Photos have one price',
  }),
  'service.unfinished': conflict({
    zh: '还有 {count} 项增值服务没有完成，完成后才能打包：{what}',
    tw: '還有 {count} 項加值服務沒有完成，完成後才能打包：{what}',
    en: 'Services to finish before packing ({count}): {what}',
  }),
} as const;
