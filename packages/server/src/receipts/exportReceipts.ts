import { sheetWords, words } from '@crossdock/contract/receipts/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { amountWithSign } from '@crossdock/domain/receipts/documents.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { maxExportRows } from '@crossdock/domain/wallet/books.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { periodOfMonth } from '../platform/requestedPeriod.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { receiptsBetween } from './list.store.ts';

const heads = [
  ...(['receipts.sheet.number', 'receipts.sheet.kind', 'receipts.sheet.issuedAt'] as const),
  ...(['receipts.sheet.order', 'receipts.sheet.account', 'receipts.sheet.member'] as const),
  ...(['receipts.sheet.amount', 'receipts.sheet.currency'] as const),
];

/** Exports receipts. Credit notes are negative, so that the column adds up. */
export const exportReceipts = withSlowAnswer<'exportReceipts'>()({
  handle: async (tx, { shop, lang }, { month, format }) => {
    const max = maxExportRows[format];
    const rows = await receiptsBetween(tx, periodOfMonth(month, shop), max);
    if (rows.length > max) return refuse('receipt.tooMany', { max }, 'format');
    const sheet = {
      name: `receipts-${shop.code}-${month}`,
      head: heads.map((key) => sheetWords[key][lang]),
      rows: rows.map((row) => [
        row.number,
        words[`receipts.kind.${row.kind}`][lang],
        wallClockAt(row.issuedAt, shop.timeZone).replace('T', ' '),
        ...[row.orderNumber ?? '', row.memberAccount, row.memberName],
        ...[amountText(amountWithSign(row), row.currency), row.currency],
      ]),
    };
    return { format, sheet };
  },
  write: (noTransaction, order) => writeSheet(noTransaction, order),
});
