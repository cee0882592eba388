import { conflict } from '../wire/conflict.ts';
import { columnsMissing, linesUnreadable } from '../wire/refusalTexts.ts';

export const remittanceRefusals = {
  'remittance.carrierUnknown': {
    zh: '找不到这家物流商，请重新选择',
    tw: '找不到這家物流商，請重新選擇',
    en: 'Carrier not found. Choose another',
  },
  'remittance.noHead': columnsMissing,
  'remittance.wrongRows': linesUnreadable,
  'remittance.accepted': conflict({
    zh: '这一笔已经入账',
    tw: '這一筆已經入帳',
    en: 'This line has already been booked',
  }),
  'remittance.notAccepted': conflict({
    zh: '这一笔没有入账，不能撤销',
    tw: '這一筆沒有入帳，不能撤銷',
    en: 'This line isn’t booked, so there is nothing to reverse',
  }),
  'remittance.notDelivered': conflict({
    zh: '这个订单还没有签收，请先登记签收',
    tw: '這個訂單還沒有簽收，請先登記簽收',
    en: 'This order isn’t delivered yet. Record its delivery first',
  }),
  'remittance.tooManyRows': {
    zh: '超过 {max} 行，请缩小范围再导出',
    tw: '超過 {max} 列，請縮小範圍再匯出',
    en: 'More than {max} rows. Narrow the filters and export again',
  },
} as const;
