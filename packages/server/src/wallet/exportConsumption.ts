import { refuse } from '@crossdock/contract/refusals.ts';
import { sheetWords, words } from '@crossdock/contract/wallet/words.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { maxTotal } from '../platform/paging.ts';
import type { Member } from '../platform/scope.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { type EntryRow, newestEntries } from './records.store.ts';
import { entryOf } from './view.ts';

export const exportConsumption = withSlowAnswer<'exportConsumption'>()({
  write: writeSheet,
  handle: async (tx, actor, { format, ...filters }) => {
    const rows = await newestEntries(tx, actor.memberId, filters, maxTotal + 1);
    if (rows.length > maxTotal) return refuse('wallet.recordsTooMany', { max: maxTotal });
    return {
      format,
      sheet: {
        name: `records-${actor.shop.code}-${dateIn(tx.now, actor.shop.timeZone)}`,
        head: columns.map((name) => sheetWords[`wallet.sheet.${name}`][actor.lang]),
        rows: rows.map((row) => cellsOf(row, actor)),
      },
    };
  },
});

const columns = [
  ...(['at', 'event', 'order', 'memo', 'currency'] as const),
  ...(['before', 'in', 'out', 'after'] as const),
];

function cellsOf(row: EntryRow, { shop, lang }: Member): string[] {
  const entry = entryOf(row);
  const money = (amountMinor: number) => amountText(amountMinor, shop.currency);
  return [
    wallClockAt(entry.at, shop.timeZone).replace('T', ' '),
    words[`wallet.event.${entry.event}`][lang],
    entry.orderNumber ?? entry.purchaseNumber ?? '',
    entry.memo,
    shop.currency,
    money(entry.balanceBeforeMinor),
    ...(entry.amountMinor > 0 ? [money(entry.amountMinor), ''] : ['', money(-entry.amountMinor)]),
    money(entry.balanceAfterMinor),
  ];
}
