import type { LedgerTransfer } from '@crossdock/contract/books/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { ledgerRowsPerPart, maxExportRows } from '@crossdock/domain/wallet/books.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import type { Shop } from '../platform/shop.ts';
import { bookkeepingTerm, transferSheetHeadings } from './sheetHeadings.ts';
import { resolveSpan } from './span.ts';
import { countTransfers, transfersAfter } from './transfers.store.ts';
import { ledgerTransferOf } from './view.ts';

export const exportLedger = withSlowAnswer<'exportLedger'>()({
  handle: async (tx, actor, input) => {
    const { from, to, format, after, ...filters } = input;
    const { shop, lang } = actor;
    const span = resolveSpan({ from, to }, tx.now, shop.timeZone);
    if ('refused' in span) return span;
    const wanted = { ...filters, ...span.instants };
    const max = maxExportRows[format];
    const size = format === 'csv' ? ledgerRowsPerPart : max;
    const [total, rows] = await Promise.all([
      countTransfers(tx, wanted, max),
      transfersAfter(tx, wanted, after, size),
    ]);
    if (total > max) return refuse('books.tooManyRows', { max }, 'from');
    const sheet = {
      name: `ledger-${shop.code}-${span.from}-${span.to}`,
      head: transferSheetHeadings.map((heads) => heads[lang]),
      rows: rows.map((row) => cellsOf(ledgerTransferOf(row), lang, shop)),
      part: format === 'csv' && after !== undefined,
    };
    const next = rows.length === size ? (rows.at(-1)?.id ?? null) : null;
    return { format, sheet, counted: { rows: rows.length, total, next } };
  },
  write: async (noTransaction, { counted, ...order }) => ({
    ...(await writeSheet(noTransaction, order)),
    ...counted,
  }),
});

function cellsOf(row: LedgerTransfer, lang: Lang, shop: Shop): string[] {
  const accounts = [row.from.memberAccount, row.to.memberAccount].filter((account) => account !== null);
  return [
    wallClockAt(row.at, shop.timeZone).replace('T', ' '),
    row.id,
    bookkeepingTerm(lang, `books.account.${row.from.kind}`),
    bookkeepingTerm(lang, `books.account.${row.to.kind}`),
    amountText(row.amountMinor, shop.currency),
    shop.currency,
    bookkeepingTerm(lang, `wallet.event.${row.kind}`),
    row.orderNumber ?? row.purchaseNumber ?? '',
    [...new Set(accounts)].join(' → '),
    row.memo,
    row.by?.name ?? '',
  ];
}
