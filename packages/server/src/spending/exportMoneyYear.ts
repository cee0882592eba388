import { portalWords, sheetWords } from '@crossdock/contract/wallet/words.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import type { SpendingKind } from '@crossdock/domain/wallet/spending.ts';
import type { Tx } from '../platform/db.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { orderCostsOfMonths } from './orderCosts.ts';
import { spendingOfYear } from './spendingOfYear.ts';

/**
 * Exports the rows of the page about a year's spending as a table. Amounts that were deducted or refunded have a
 * column of their own.
 */
export const exportMoneyYear = withSlowAnswer<'exportMoneyYear'>()({
  write: writeSheet,
  handle: async (tx, actor, { format, of, months }) => {
    const rows = of === 'months' ? await monthRows(tx, actor, months) : await parcelRows(tx, actor, months);
    const columns = of === 'months' ? monthColumns : parcelColumns;
    return {
      format,
      sheet: {
        name: `spending-${of}-${actor.shop.code}-${dateIn(tx.now, actor.shop.timeZone)}`,
        head: columns.map((name) => sheetWords[`wallet.sheet.${name}`][actor.lang]),
        rows,
      },
    };
  },
});

const monthColumns = ['month', 'channel', 'spentOn', 'currency', 'paid', 'returned'] as const;
const parcelColumns = [
  ...(['at', 'order', 'channel', 'parcel', 'goods', 'weight'] as const),
  ...(['spentOn', 'currency', 'paid', 'returned'] as const),
];

const kindIn = ({ lang }: Member, kind: SpendingKind) => portalWords[`wallet.year.kind.${kind}`][lang];

function money({ shop: { currency } }: Member, amountMinor: number): string[] {
  const text = amountText(Math.abs(amountMinor), currency);
  return [currency, ...(amountMinor < 0 ? ['', text] : [text, ''])];
}

async function monthRows(tx: Tx, actor: Member, months: number): Promise<string[][]> {
  const { list } = await spendingOfYear(tx, actor, months);
  return list.map(({ month, channelName, kind, amountMinor }) => [
    month,
    channelName,
    kindIn(actor, kind),
    ...money(actor, amountMinor),
  ]);
}

async function parcelRows(tx: Tx, actor: Member, months: number): Promise<string[][]> {
  const { list } = await orderCostsOfMonths(tx, actor, months);
  return list.flatMap(({ order, lane, parcels }) =>
    parcels.flatMap(({ row, weightG, cost }) =>
      cost.parts.map(({ kind, amountMinor }) => [
        wallClockAt(order.paidAt ?? order.createdAt, actor.shop.timeZone).replace('T', ' '),
        order.number,
        lane.channel[actor.lang],
        row.courierNumber,
        row.goodsName,
        String(weightG),
        kindIn(actor, kind),
        ...money(actor, amountMinor),
      ]),
    ),
  );
}
