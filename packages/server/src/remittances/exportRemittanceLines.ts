import { refuse } from '@crossdock/contract/refusals.ts';
import { consoleWords } from '@crossdock/contract/remittances/words.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { maxTotal } from '../platform/paging.ts';
import type { Staff } from '../platform/scope.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { firstLines, type LineRow } from './lines.store.ts';

export const exportRemittanceLines = withSlowAnswer<'exportRemittanceLines'>()({
  write: writeSheet,
  handle: async (tx, actor, { format, ...filters }) => {
    const rows = await firstLines(tx, filters, maxTotal + 1);
    if (rows.length > maxTotal) return refuse('remittance.tooManyRows', { max: maxTotal });
    const { shop, lang } = actor;
    return {
      format,
      sheet: {
        name: `remittances-${shop.code}-${dateIn(tx.now, shop.timeZone)}`,
        head: heads.map((head) => consoleWords[head][lang]),
        rows: rows.map((row) => cellsOf(row, actor)),
      },
    };
  },
});

const heads = [
  'remittances.carrier',
  'remittances.file',
  'remittances.reference',
  'remittances.day',
  'remittances.tracking',
  'remittances.order',
  'remittances.collected',
  'remittances.fee',
  'remittances.booked',
  'remittances.state',
  'remittances.difference',
  'remittances.remark',
] as const;

function cellsOf(row: LineRow, { shop, lang }: Staff): string[] {
  const money = (amountMinor: number) => amountText(amountMinor, shop.currency);
  return [
    ...[row.carrierName, row.filename, row.reference, row.day ?? '', row.trackingNumber],
    row.namedNumber ?? row.orderNumber,
    ...[money(row.collectedMinor), money(row.feeMinor), money(row.bookedMinor)],
    consoleWords[`remittances.state.${row.state}`][lang],
    consoleWords[`remittances.difference.${row.difference}`][lang],
    row.remark,
  ];
}
