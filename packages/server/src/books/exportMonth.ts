import { refuse } from '@crossdock/contract/refusals.ts';
import { journalTransfersPerPart, maxJournalTransfers } from '@crossdock/domain/wallet/months.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { extendStatementTimeout } from './check.store.ts';
import { journalLines, journalTermsOfOpenMonth, journalTotalsLines, monthTimeRange } from './journal.ts';
import { countTransfersBetween, findMonthClose, journalRowsAfter, monthSums } from './months.store.ts';

/** Exports a month. A closed month is exported as it was when it was closed. */
export const exportMonth = withSlowAnswer<'exportMonth'>()({
  handle: async (tx, actor, { month, format, after }) => {
    await extendStatementTimeout(tx);
    const terms = (await findMonthClose(tx, month))?.terms ?? (await journalTermsOfOpenMonth(tx, actor));
    const span = monthTimeRange(month, terms.timeZone);
    const max = maxJournalTransfers[format];
    const size = format === 'csv' ? journalTransfersPerPart : max;
    const total = await countTransfersBetween(tx, span);
    if (total > max) return refuse('books.tooManyRows', { max }, 'month');
    const rows = await journalRowsAfter(tx, span, after, size);
    const next = rows.length === size ? (rows.at(-1)?.id ?? null) : null;
    const totals = next === null ? journalTotalsLines(await monthSums(tx, span), terms) : [];
    const sheet = {
      name: `journal-${actor.shop.code}-${month}`,
      head: [...terms.heads],
      rows: [...rows.flatMap((row) => journalLines(row, terms)), ...totals],
      part: format === 'csv' && after !== undefined,
    };
    return { format, sheet, counted: { rows: rows.length, total, next } };
  },
  write: async (noTransaction, { counted, ...order }) => ({
    ...(await writeSheet(noTransaction, order)),
    ...counted,
  }),
});
