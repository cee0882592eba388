import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writePdf } from '../platform/pdfWriter.ts';
import { receiptText } from './receiptText.ts';
import { findReceipt } from './store.ts';

export const getStaffReceiptFile = withSlowAnswer<'getStaffReceiptFile'>()({
  handle: async (tx, actor, { id }) => {
    const row = await findReceipt(tx, id);
    return row ? receiptText(row, actor.lang) : refuse('row.notFound');
  },
  write: (noTransaction, text) => writePdf(noTransaction, text),
});
