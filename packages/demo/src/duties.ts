import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { dutiesOfContent } from '@crossdock/server/checkout/orderDuties.ts';
import { declarersOfOrder } from '@crossdock/server/declarers/orders.store.ts';
import { orderLines } from '@crossdock/server/orders/lines.store.ts';
import { parcelsInOrder } from '@crossdock/server/parcels/chosenParcels.store.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoSetContext } from './base.ts';
import { Random } from './random.ts';
import { day } from './times.ts';

const sources: Readonly<Record<string, string>> = {
  TW: '報關行 2026 年下半年稅率表',
  TH: 'Broker’s rates, second half of 2026',
};
const noted = { ofDemoMember: 6, ofOthers: 6 } as const;

/**
 * Revises the duty of two goods types, as the owner would have in summer. The demo member's orders keep the
 * earlier estimates, and staff have entered the customs charges of some of them and of other orders.
 */
export async function seedDuties(tx: Tx, of: DemoSetContext): Promise<void> {
  const { shop, staffIds, now } = of;
  const random = new Random(653);
  const country = shop.currency === 'TWD' ? 'TW' : 'TH';
  const table = standardDutyTables.find((one) => one.country === country);
  if (!table) return;
  const { from: _, goodsRates, freeModes, ...fields } = table;
  const revisedAt = new Date(now - 150 * day).toISOString();
  const revised = { clothes: 1_050, cosmetics: 500 } as const;
  await insertRows(tx, 'dutyTables', [
    {
      ...fields,
      ...{ shopId: tx.shopId, id: random.idAt(now - 150 * day), source: sources[country] ?? '' },
      ...{ fromDay: revisedAt.slice(0, 10), asOf: revisedAt.slice(0, 10), freeModes: [...freeModes] },
      goodsRates: [
        ...goodsRates.filter(({ goodsType }) => !(goodsType in revised)),
        ...Object.entries(revised).map(([goodsType, dutyBp]) => ({ goodsType, dutyBp })),
      ],
      createdBy: staffIds.owner,
      createdAt: revisedAt,
    },
  ]);
  const kept = await keepEstimates(tx, of);
  const orders = await notedOrders(tx, country, of.members[0]?.id ?? '');
  if (orders.length === 0) return;
  await insertRows(
    tx,
    'dutyCharges',
    orders.map(({ id, declaredValueMinor, shippedAt }, at) => ({
      ...{
        shopId: tx.shopId,
        id: random.idAt(now - day),
        orderId: id,
        paidBy: at % 3 === 0 ? 'shop' : 'member',
      },
      chargedMinor: charged(at, kept.get(id) ?? Math.round(declaredValueMinor / 6)),
      note: '',
      createdBy: staffIds.warehouse,
      createdAt: shippedAt ?? new Date(now).toISOString(),
    })),
  );
}

/** The customs charge for an estimate, in whole dollars: equal, slightly more, or slightly less. */
const charged = (at: number, estimateMinor: number): number =>
  Math.round((estimateMinor * ([100, 112, 91][at % 3] ?? 100)) / 10_000) * 100;

/** Stores the estimate of each order of the demo member, by the tables of the day on which it was placed. */
async function keepEstimates(
  tx: Tx,
  { members, shop }: DemoSetContext,
): Promise<ReadonlyMap<string, number>> {
  const orders = await tx.all(
    db
      .selectFrom('orders')
      .selectAll()
      .where(shopCondition(tx, { memberId: members[0]?.id ?? '' }))
      .orderBy('id'),
  );
  const totals = new Map<string, number>();
  for (const order of orders) {
    const [parcels, { quote }, declarers] = await Promise.all([
      parcelsInOrder(tx, order.id),
      orderLines(tx, order.id),
      declarersOfOrder(tx, order.id),
    ]);
    const content = { parcels, lines: quote, declarers };
    const duties = await dutiesOfContent(tx, { shop }, order, content, order.createdAt);
    await tx.run(
      db
        .updateTable('orders')
        .set({ dutyEstimate: JSON.stringify(duties) })
        .where(shopCondition(tx, { id: order.id })),
    );
    if (duties.kind === 'estimate') totals.set(order.id, duties.totalMinor);
  }
  return totals;
}

/** The latest orders of the demo member and of others that have passed customs. */
async function notedOrders(tx: Tx, country: string, memberId: string) {
  const left = db
    .selectFrom('orders')
    .select(['id', 'declaredValueMinor', 'shippedAt'])
    .where(shopCondition(tx, { country }))
    .where('state', 'in', ['awaitingSignature', 'signed'])
    .orderBy('id', 'desc');
  const [own, others] = await Promise.all([
    tx.all(left.where('memberId', '=', memberId).limit(noted.ofDemoMember)),
    tx.all(left.where('memberId', '<>', memberId).limit(noted.ofOthers)),
  ]);
  return [...own, ...others];
}
