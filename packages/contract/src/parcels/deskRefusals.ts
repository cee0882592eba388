import { undoMinutes } from '@crossdock/domain/undo.ts';
import { conflict } from '../wire/conflict.ts';

/** Refusals that all desks have in common: for undoing, and for scans of another kind than the desk expects. */
export const deskRefusals = {
  'undo.notYours': {
    status: 403,
    zh: '这是同事做的，只有本人可以撤销',
    tw: '這是同事做的，只有本人可以復原',
    en: 'A colleague did this, and only they can undo it',
  },
  'undo.tooLate': conflict({
    zh: `已超过 ${undoMinutes} 分钟，不能再撤销`,
    tw: `已超過 ${undoMinutes} 分鐘，不能再復原`,
    en: `This was more than ${undoMinutes} minutes ago and can no longer be undone`,
  }),
  'audit.reasonUnknown': {
    zh: '没有这个常用原因，请另选或自行填写',
    tw: '沒有這個常用原因，請另選或自行填寫',
    en: 'This standard reason doesn’t exist. Choose another or write your own',
  },
  'audit.notUndoable': conflict({
    zh: '这个决定不能撤销了',
    tw: '這個決定不能復原了',
    en: 'This decision can no longer be undone',
  }),
  'parcel.shelfUnknown': {
    zh: '这个仓库没有货架 {shelf}',
    tw: '這個倉庫沒有儲位 {shelf}',
    en: 'This warehouse has no shelf {shelf}',
  },
  'order.forwardingOurs': {
    zh: '{forwardingNumber} 是我们自己的单号（订单、包裹或快递单号），不是物流商的转运单号',
    tw: '{forwardingNumber} 是我們自己的單號（訂單、包裹或快遞單號），不是物流商的轉運單號',
    en: '{forwardingNumber} is one of our numbers (order, parcel or courier). Enter the carrier’s number',
  },
} as const;
