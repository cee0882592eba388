import type { webhookDeliveryStates } from '@crossdock/contract/programs/webhooks.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { currentTraceparent } from '../platform/requestContext.ts';
import { changeRows, deleteFromShop, findRow, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { webhooksTopic } from '../platform/transitions.ts';
import { orderIdOfPackage } from './deliveries.store.ts';

/** The maximum number of addresses of a shop. */
export const maxWebhooks = 10;

interface Webhook {
  readonly address: string;
  readonly events: readonly string[];
}

export async function insertWebhook(tx: Tx, id: string, { address, events }: Webhook, secret: string) {
  const row = { id, address, events: [...events], secret, madeAt: tx.now };
  await insertRow(tx, 'webhooks', row);
}

const ownRow = (tx: Tx, id: string) => updateInShop(tx, 'webhooks', { id });

/** Changes a webhook's address; false if there is none. Turning it on again resets its failures. */
export async function updateWebhook(
  tx: Tx,
  id: string,
  { address, events, state }: Webhook & { readonly state: 'on' | 'off' },
): Promise<boolean> {
  const past = { failingSince: null, failures: 0, restsUntil: null };
  const changed = await tx.run(ownRow(tx, id).set({ address, events: [...events], state, ...past }));
  if (changed === 1) await publish(tx, webhooksTopic, null);
  return changed === 1;
}

export function replaceSecret(tx: Tx, id: string, secret: string, oldUntil: string): Promise<boolean> {
  return tx.changes(ownRow(tx, id).set((row) => ({ oldSecret: row.ref('secret'), oldUntil, secret })));
}

export function deleteWebhook(tx: Tx, id: string): Promise<boolean> {
  return tx.changes(deleteFromShop(tx, 'webhooks', { id }));
}

/**
 * The number of addresses. They are locked in id order, so that two people who add an address at once do so one
 * after the other.
 */
export async function countWebhooks(tx: Tx): Promise<number> {
  const rows = fromShop(tx, 'webhooks').select('id');
  return (await tx.all(rows.orderBy('id').forUpdate())).length;
}

/** The number of addresses that were turned off automatically. */
export async function countAutoDisabledWebhooks(tx: Tx): Promise<number> {
  const rows = db.selectFrom('webhooks').select(({ fn }) => fn.count<number>('id').as('stopped'));
  return (await tx.one(rows.where(shopCondition(tx, { state: 'failing' })))).stopped;
}

export function webhookRows(tx: Tx) {
  return tx.all(
    fromShop(tx, 'webhooks')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('webhookDeliveries as one')
          .select(({ fn }) => fn.count<number>('one.id').as('waiting'))
          .where('one.shopId', '=', tx.shopId)
          .whereRef('one.webhookId', '=', 'webhooks.id')
          .where('one.state', '=', 'waiting')
          .as('waiting'),
      )
      .orderBy('madeAt'),
  );
}

/** Queues a test event for an address; undefined if there is no such address. */
export async function queueTestEvent(tx: Tx, webhookId: string, type: string): Promise<string | undefined> {
  const id = newId();
  const row = {
    ...{ type, subjectId: webhookId, event: 'test', byWhom: 'staff' },
    ...{ at: tx.now, dueAt: tx.now, traceparent: currentTraceparent() },
  };
  const known = await findRow(tx, 'webhooks', { id: webhookId }, ['id']);
  if (known === undefined) return undefined;
  await insertRow(tx, 'webhookDeliveries', { webhookId, id, ...row });
  await publish(tx, webhooksTopic, null);
  return id;
}

/** Sends an event again. False if there is no such event. */
export async function redeliverEvent(tx: Tx, webhookId: string, id: string): Promise<boolean> {
  const put = await changeRows(
    tx,
    'webhookDeliveries',
    { webhookId, id },
    { state: 'waiting', dueAt: tx.now, attempts: 0, leaseUntil: null, traceparent: currentTraceparent() },
  );
  if (put === 1) await publish(tx, webhooksTopic, null);
  return put === 1;
}

interface DeliveryFilter {
  readonly webhookId: string;
  readonly state?: (typeof webhookDeliveryStates)[number] | undefined;
}

export function deliveryRows(tx: Tx, { webhookId, state }: DeliveryFilter, paging: Paging) {
  let rows = fromShop(tx, 'webhookDeliveries', { webhookId })
    .selectAll()
    .select(orderIdOfPackage(tx, 'webhook_deliveries').as('orderId'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (state !== undefined) rows = rows.where('state', '=', state);
  return pageOf(tx, rows, paging);
}

export type WebhookRow = Awaited<ReturnType<typeof webhookRows>>[number];
export type DeliveryRow = Awaited<ReturnType<typeof deliveryRows>>['list'][number];
