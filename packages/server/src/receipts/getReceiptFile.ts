import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writePdf } from '../platform/pdfWriter.ts';
import { receiptText } from './receiptText.ts';
import { findReceiptOf } from './store.ts';

export const getReceiptFile = withSlowAnswer<'getReceiptFile'>()({
  handle: async (tx, actor, { id }) => {
    const row = await findReceiptOf(tx, actor.memberId, id);
    return row ? receiptText(row, actor.lang) : refuse('row.notFound');
  },
  write: (noTransaction, text) => writePdf(noTransaction, text),
});
