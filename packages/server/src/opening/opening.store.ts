import { type ShopOpening, trialOrderSteps } from '@crossdock/contract/shops/opening.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** Which of the rows that a shop needs before it opens exist. */
export async function setupCompletion(tx: Tx) {
  const one = sql<number>`1`.as('one');
  const warehouses = fromShop(tx, 'warehouses', { 'warehouses.active': true })
    .select(one)
    .where('address', '<>', '')
    .limit(1);
  const [warehouse, shelf, colleague, agreement, mail] = await Promise.all([
    tx.maybe(warehouses),
    tx.maybe(
      warehouses
        .innerJoin('locations', shopJoin('locations.warehouseId', 'warehouses.id'))
        .where('locations.closedAt', 'is', null),
    ),
    tx.maybe(fromShop(tx, 'staff', { status: 'active' }).select(one).offset(1).limit(1)),
    tx.maybe(
      fromShop(tx, 'shopTexts')
        .select(one)
        .where('key', 'in', ['agreement.service', 'agreement.carrier'])
        .limit(1),
    ),
    tx.maybe(
      fromShop(tx, 'outgoingMessages', { channel: 'email' })
        .select('state')
        .where('state', '<>', 'queued')
        .orderBy('createdAt', 'desc')
        .limit(1),
    ),
  ]);
  return {
    warehouse: warehouse !== undefined,
    shelves: shelf !== undefined,
    staff: colleague !== undefined,
    agreements: agreement !== undefined,
    mail: mail?.state === 'sent',
  };
}

/** How far orders of the shop have progressed; while it is not open they are trial orders. */
export async function trialProgress(tx: Tx): Promise<ShopOpening['trial']> {
  const one = sql<number>`1`.as('one');
  const parcels = fromShop(tx, 'parcels').select(one).limit(1);
  const orders = fromShop(tx, 'orders').select(one).limit(1);
  const members = fromShop(tx, 'members').select(one).limit(1);
  const [member, forecast, received, shelved, ordered, packed, paid, shipped, signed] = await Promise.all([
    tx.maybe(members.where('registerSource', '=', 'staff')),
    tx.maybe(parcels.where('forecastAt', 'is not', null)),
    tx.maybe(parcels.where('arrivedAt', 'is not', null)),
    tx.maybe(parcels.where('shelvedAt', 'is not', null)),
    tx.maybe(orders),
    tx.maybe(orders.where('packedAt', 'is not', null)),
    tx.maybe(orders.where('paidAt', 'is not', null)),
    tx.maybe(orders.where('shippedAt', 'is not', null)),
    tx.maybe(orders.where('signedAt', 'is not', null)),
  ]);
  const found = { member, forecast, received, shelved, ordered, packed, paid, shipped, signed };
  return trialOrderSteps.map((step) => ({ step, done: found[step] !== undefined }));
}

/** Whether the shop has stored amounts in its currency: a rate card, an order or a payment. */
export async function hasStoredMoneyAmounts(tx: Tx): Promise<boolean> {
  const one = sql<number>`1`.as('one');
  const tables = ['rateCards', 'orders', 'payments'] as const;
  const found = await Promise.all(
    tables.map((table) =>
      tx.maybe(db.selectFrom(table).select(one).where(`${table}.shopId`, '=', tx.shopId).limit(1)),
    ),
  );
  return found.some((row) => row !== undefined);
}

/** Saves the basics. A new currency also resets the settings that depend on it. */
export async function saveBasics(
  tx: Tx,
  basics: { name: string; currency: string; timeZone: string; defaultLang: Lang },
  settings: Partial<ShopSettings>,
  isMoved: boolean,
): Promise<void> {
  await tx.run(
    db
      .updateTable('shops')
      .set({
        ...basics,
        ...(isMoved ? { settings: sql`settings || ${JSON.stringify(settings)}::jsonb` } : {}),
      })
      .where('id', '=', tx.shopId),
  );
  await publish(tx, 'shop', null);
}

/** Opens the shop at this time, or closes it (null), and notifies every process. */
export async function saveShopOpenedAt(tx: Tx, openedAt: string | null): Promise<void> {
  await tx.run(db.updateTable('shops').set({ openedAt }).where('id', '=', tx.shopId));
  await publish(tx, 'shop', null);
}
