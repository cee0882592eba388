import { consoleWords, sheetWords, words } from '@crossdock/contract/einvoices/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { maxExportRows } from '@crossdock/domain/wallet/books.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { periodOfMonth } from '../platform/requestedPeriod.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { einvoicesBetween } from './list.store.ts';
import { saleOf } from './sales.store.ts';

const heads = [
  ...(['einvoices.sheet.number', 'einvoices.sheet.kind', 'einvoices.sheet.state'] as const),
  ...(['einvoices.sheet.issuedAt', 'einvoices.sheet.of'] as const),
  ...(['einvoices.sheet.for', 'einvoices.sheet.forNumber'] as const),
  ...(['einvoices.sheet.account', 'einvoices.sheet.member', 'einvoices.sheet.company'] as const),
  ...(['einvoices.sheet.taxable', 'einvoices.sheet.zero', 'einvoices.sheet.exempt'] as const),
  ...(['einvoices.sheet.tax', 'einvoices.sheet.total'] as const),
];

/**
 * Exports invoices. Allowances are negative, so that the columns add up. Voided documents are listed but not
 * counted.
 */
export const exportEinvoices = withSlowAnswer<'exportEinvoices'>()({
  handle: async (tx, { shop, lang }, { month, format }) => {
    const max = maxExportRows[format];
    const rows = await einvoicesBetween(tx, periodOfMonth(month, shop), max);
    if (rows.length > max) return refuse('einvoice.tooMany', { max }, 'format');
    const sheet = {
      name: `einvoices-${shop.code}-${month}`,
      head: heads.map((key) => sheetWords[key][lang]),
      rows: rows.map((row) => {
        const sign = row.kind === 'allowance' ? -1 : row.state === 'voided' ? 0 : 1;
        const money = (minor: number) => amountText(sign * minor || 0, shop.currency);
        return [
          ...[
            row.number,
            words[`einvoices.kind.${row.kind}`][lang],
            consoleWords[`einvoices.state.${row.state}`][lang],
          ],
          wallClockAt(row.issuedAt ?? row.createdAt, shop.timeZone).replace('T', ' '),
          ...[row.ofNumber ?? '', words[`einvoices.for.${saleOf(row).kind}`][lang], row.saleNumber],
          ...[row.memberAccount, row.memberName],
          row.buyer.kind === 'company' ? row.buyer.code : '',
          ...[row.taxableMinor, row.zeroMinor, row.exemptMinor, row.taxMinor, row.amountMinor].map(money),
        ];
      }),
    };
    return { format, sheet };
  },
  write: (noTransaction, order) => writeSheet(noTransaction, order),
});
