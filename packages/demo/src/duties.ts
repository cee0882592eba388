import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import type { SetOf } from './base.ts';
import { Random } from './random.ts';

const day = 24 * 3_600_000;
const sources: Readonly<Record<string, string>> = {
  TW: '報關行 2026 年下半年稅率表',
  TH: 'Broker’s rates, second half of 2026',
};
const notedOrders = 8;

/** The owner revised the duty of two goods types in summer, and the clerk noted what customs charged for some orders. */
export async function layDuties(tx: Tx, { shop, staffIds, now }: SetOf): Promise<void> {
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
  const orders = await tx.all(
    db
      .selectFrom('orders')
      .select(['id', 'declaredValueMinor', 'shippedAt'])
      .where('shopId', '=', tx.shopId)
      .where('country', '=', country)
      .where('state', 'in', ['awaitingSignature', 'signed'])
      .orderBy('id', 'desc')
      .limit(notedOrders),
  );
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
      // Whole dollars, as customs write them; nothing for small shipments.
      chargedMinor:
        declaredValueMinor <= table.freeUpToMinor ? 0 : Math.round(declaredValueMinor / 600) * 100,
      note: '',
      createdBy: staffIds.warehouse,
      createdAt: shippedAt ?? new Date(now).toISOString(),
    })),
  );
}
