import { tooManyForXlsx } from '../wire/refusalTexts.ts';

export const receiptRefusals = {
  'receipt.notOffered': {
    zh: '店铺没有提供收据，请联系客服',
    tw: '店鋪沒有提供收據，請聯絡客服',
    en: 'This shop doesn’t issue receipts here. Ask customer service',
  },
  'receipt.notYet': {
    zh: '订单打包并付清后才有收据',
    tw: '訂單打包並付清後才有收據',
    en: 'The receipt comes once the order is packed and paid',
  },
  'receipt.monthRuns': {
    zh: '这个月结束后才有对账单',
    tw: '這個月結束後才有對帳單',
    en: 'The statement comes once the month is over. Choose an earlier month',
  },
  'receipt.nothing': {
    zh: '这个月没有收据',
    tw: '這個月沒有收據',
    en: 'There are no receipts in this month. Choose another month',
  },
  'receipt.sellerNeeded': {
    zh: '收据上必须有店铺的登记名称',
    tw: '收據上必須有店鋪的登記名稱',
    en: 'Enter the shop’s registered name, which stands on every receipt',
  },
  'receipt.tooMany': tooManyForXlsx,
} as const;
