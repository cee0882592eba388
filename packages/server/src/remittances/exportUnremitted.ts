import { refuse } from '@crossdock/contract/refusals.ts';
import { consoleWords } from '@crossdock/contract/remittances/words.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { maxTotal } from '../platform/paging.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { firstUnremittedOrders } from './unremitted.store.ts';
import { unremittedOrderOf } from './view.ts';

export const exportUnremitted = withSlowAnswer<'exportUnremitted'>()({
  write: writeSheet,
  handle: async (tx, { shop, lang }, { format, ...filters }) => {
    const { lateDays } = (await currentSettings(tx)).remittances;
    const rows = await firstUnremittedOrders(tx, { ...filters, lateDays }, maxTotal + 1);
    if (rows.length > maxTotal) return refuse('remittance.tooManyRows', { max: maxTotal });
    return {
      format,
      sheet: {
        name: `unremitted-${shop.code}-${dateIn(tx.now, shop.timeZone)}`,
        head: heads.map((head) => consoleWords[head][lang]),
        rows: rows.map((row) => {
          const { carrier, number, forwardingNumber, collectedMinor, signedAt, days } = unremittedOrderOf(
            row,
            tx.now,
          );
          return [
            ...[carrier.name, number, forwardingNumber, amountText(collectedMinor, shop.currency)],
            wallClockAt(signedAt, shop.timeZone).replace('T', ' '),
            String(days),
          ];
        }),
      },
    };
  },
});

const heads = [
  'remittances.carrier',
  'remittances.order',
  'remittances.tracking',
  'remittances.collected',
  'remittances.signedAt',
  'remittances.age',
] as const;
