import { conflict } from '../wire/conflict.ts';

export const dutyRefusals = {
  'duty.orderUnknown': {
    zh: '找不到订单 {number}，请核对号码',
    tw: '找不到訂單 {number}，請核對號碼',
    en: 'No order has the number {number}. Check it',
  },
  'duty.tableKnown': conflict({
    zh: '已有一样的税率表',
    tw: '已有一樣的稅率表',
    en: 'The same table is in the list already',
  }),
  'duty.notShipped': conflict({
    zh: '订单 {number} 还没发出，还没有税费',
    tw: '訂單 {number} 還沒寄出，還沒有稅費',
    en: 'Order {number} hasn’t shipped, so customs charged nothing yet',
  }),
} as const;
