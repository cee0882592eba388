import { instantOfWallClock, monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import {
  type MonthlySpending,
  monthlySpendingOfOrder,
  spendingKindOfTransfer,
} from '@crossdock/domain/wallet/spending.ts';
import { costsOfOrders } from '../orders/orderCosts.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { sumSpendingByOrder } from '../wallet/records.store.ts';

/** Money by month, channel and kind. Its sum equals that of `getSpending` for the same months. */
export async function spendingOfYear(
  tx: Tx,
  actor: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  count: number,
) {
  const { timeZone, currency } = actor.shop;
  const months = monthsUntil(tx.now, timeZone, count);
  const since = instantOfWallClock(`${months[0]}-01T00:00`, timeZone) ?? tx.now;
  const moved = await sumSpendingByOrder(tx, actor.memberId, since, timeZone);
  const ofOrders = Map.groupBy(
    moved.filter(({ kind }) => spendingKindOfTransfer(kind) === undefined),
    ({ orderId }) => orderId ?? '',
  );
  const costs = await costsOfOrders(
    tx,
    [...ofOrders.keys()].filter((id) => id !== ''),
  );
  const spent: (MonthlySpending & { readonly channelName: string })[] = [];
  for (const { kind, month, spentMinor } of moved) {
    const counted = spendingKindOfTransfer(kind);
    if (counted) spent.push({ month, kind: counted, amountMinor: spentMinor, channelName: '' });
  }
  for (const [orderId, rows] of ofOrders) {
    const lines = costs.filter(({ id }) => id === orderId);
    const byMonth = [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => ({
      month,
      amountMinor: ofMonth.reduce((total, { spentMinor }) => total + spentMinor, 0),
    }));
    const channelName = lines[0]?.[actor.lang] ?? '';
    // An order that was paid before these months contributes only its later payments and refunds.
    const billed = lines.filter(({ paidAt }) => paidAt === null || paidAt >= since);
    for (const one of monthlySpendingOfOrder(byMonth, billed)) spent.push({ ...one, channelName });
  }
  return { currency, months, orderCount: ofOrders.size, list: summed(spent) };
}

type Spent = MonthlySpending & { readonly channelName: string };

/** Sums to one row for each month, channel and kind, in this order. */
function summed(spent: readonly Spent[]): Spent[] {
  const rows = Map.groupBy(spent, ({ month, channelName, kind }) =>
    JSON.stringify([month, channelName, kind]),
  );
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first
        ? [
            {
              ...first,
              amountMinor: others.reduce((total, one) => total + one.amountMinor, first.amountMinor),
            },
          ]
        : [],
    )
    .filter(({ amountMinor }) => amountMinor !== 0);
}
