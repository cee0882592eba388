import { type TrialStep, trialSteps } from '@crossdock/contract/shops/opening.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';

/** Which rows a shop has that it needs before it opens. */
export async function setUpSoFar(tx: Tx) {
  const one = sql<number>`1`.as('one');
  const warehouses = db
    .selectFrom('warehouses')
    .select(one)
    .where('warehouses.shopId', '=', tx.shopId)
    .where('warehouses.active', '=', true)
    .where('address', '<>', '')
    .limit(1);
  const [warehouse, shelf, colleague, agreement, mail] = await Promise.all([
    tx.maybe(warehouses),
    tx.maybe(
      warehouses
        .innerJoin('locations', (join) =>
          join
            .onRef('locations.shopId', '=', 'warehouses.shopId')
            .onRef('locations.warehouseId', '=', 'warehouses.id'),
        )
        .where('locations.closedAt', 'is', null),
    ),
    tx.maybe(
      db
        .selectFrom('staff')
        .select(one)
        .where('shopId', '=', tx.shopId)
        .where('status', '=', 'active')
        .offset(1)
        .limit(1),
    ),
    tx.maybe(
      db
        .selectFrom('shopTexts')
        .select(one)
        .where('shopId', '=', tx.shopId)
        .where('key', 'in', ['agreement.service', 'agreement.carrier'])
        .limit(1),
    ),
    tx.maybe(
      db
        .selectFrom('outgoingMessages')
        .select('state')
        .where('shopId', '=', tx.shopId)
        .where('channel', '=', 'email')
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

/** How far orders of the shop have come; while it is not open they are orders on trial. */
export async function trialSoFar(tx: Tx): Promise<Readonly<Record<TrialStep, boolean>>> {
  const one = sql<number>`1`.as('one');
  const member = db
    .selectFrom('members')
    .select(one)
    .where('shopId', '=', tx.shopId)
    .where('registerSource', '=', 'staff');
  const parcel = db.selectFrom('parcels').select(one).where('shopId', '=', tx.shopId);
  const order = db.selectFrom('orders').select(one).where('shopId', '=', tx.shopId);
  const asked = {
    member,
    forecast: parcel.where('forecastAt', 'is not', null),
    received: parcel.where('arrivedAt', 'is not', null),
    shelved: parcel.where('shelvedAt', 'is not', null),
    ordered: order,
    packed: order.where('packedAt', 'is not', null),
    paid: order.where('paidAt', 'is not', null),
    shipped: order.where('shippedAt', 'is not', null),
    signed: order.where('signedAt', 'is not', null),
  } satisfies Record<TrialStep, unknown>;
  const found = await Promise.all(trialSteps.map((step) => tx.maybe(asked[step].limit(1))));
  return Object.fromEntries(trialSteps.map((step, at) => [step, found[at] !== undefined])) as Record<
    TrialStep,
    boolean
  >;
}

/** Opens or closes the shop and tells every process. It stays open since when it was opened. */
export async function saveOpened(tx: Tx, openedAt: string | null): Promise<void> {
  await tx.run(db.updateTable('shops').set({ openedAt }).where('id', '=', tx.shopId));
  await publish(tx, 'shop', null);
}
