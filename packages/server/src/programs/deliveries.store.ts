import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { db } from '../platform/query.ts';
import { findRows, fromShop, updateInShop } from '../platform/rows.ts';

/** The order of the package that a row of this table is about; null for any other subject. */
export const orderIdOfPackage = (tx: Tx, row: 'webhook_deliveries' | 'stream_events') =>
  sql<string | null>`(select packages.order_id from packages
    where packages.shop_id = ${tx.shopId} and packages.id = ${sql.ref(`${row}.subject_id`)}
      and ${sql.ref(`${row}.type`)} like 'package.%')`;

/** An event to send, with address and secrets. */
export interface ClaimedDelivery {
  readonly webhookId: string;
  readonly id: string;
  readonly type: string;
  readonly subjectId: string;
  readonly fromState: string | null;
  readonly event: string;
  readonly byWhom: string;
  readonly at: string;
  readonly dueAt: string;
  readonly traceparent: string | null;
  readonly attempts: number;
  /** The order of the package that the event is about. */
  readonly orderId: string | null;
  readonly address: string;
  readonly secret: string;
  readonly oldSecret: string | null;
  readonly oldUntil: string | null;
}

interface Wanted {
  /** The maximum number of events per address. */
  readonly atMost: number;
  /** Addresses to which events are being sent now. */
  readonly except: readonly string[];
}

/**
 * Claims due events, oldest first, for one attempt. A failing address gets one event at a time, after its
 * pause; test events ignore the pause.
 */
export async function claimDeliveries(
  tx: Tx,
  leaseUntil: string,
  { atMost, except }: Wanted,
): Promise<ClaimedDelivery[]> {
  const statement = sql<Omit<ClaimedDelivery, 'orderId'>>`with due as materialized (
      select w.id as webhook_id, first.id
      from webhooks w cross join lateral (
        select d.id, d.type, row_number() over (order by d.due_at, d.id) as place from webhook_deliveries d
        where d.shop_id = ${tx.shopId} and d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${tx.now}
          and (d.lease_until is null or d.lease_until < ${tx.now})
          and (d.type = 'webhook.test' or (w.state = 'on' and (w.rests_until is null or w.rests_until <= ${tx.now})))
        order by d.due_at, d.id limit ${sql.lit(atMost)}
      ) as first
      where w.shop_id = ${tx.shopId} and w.id <> all (${[...except]}::uuid[])
        and (w.failures = 0 or first.place = 1 or first.type = 'webhook.test')
    ), taken as (
      select d.webhook_id, d.id from due join webhook_deliveries d
        on d.shop_id = ${tx.shopId} and d.webhook_id = due.webhook_id and d.id = due.id
      where d.state = 'waiting' and (d.lease_until is null or d.lease_until < ${tx.now})
      for update of d skip locked
    )
    update webhook_deliveries d set lease_until = ${leaseUntil}, attempts = attempts + 1, tried_at = ${tx.now}
    from taken, webhooks w
    where d.shop_id = ${tx.shopId} and d.webhook_id = taken.webhook_id and d.id = taken.id
      and w.shop_id = ${tx.shopId} and w.id = d.webhook_id
    returning d.webhook_id, d.id, d.type, d.subject_id, d.from_state, d.event, d.by_whom, d.at, d.due_at, d.traceparent, d.attempts,
      w.address, w.secret, w.old_secret, w.old_until`;
  const claimed = await tx.all({ compile: () => statement.compile(db) });
  const packages = claimed.filter(({ type }) => type.startsWith('package.'));
  const orders = await ordersOf(tx, fieldOf(packages, 'subjectId'));
  return claimed.map((one) => ({ ...one, orderId: orders.get(one.subjectId) ?? null }));
}

/** The orders of these packages, by the package's id. */
async function ordersOf(tx: Tx, packageIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await findRows(tx, 'packages', { id: packageIds }, ['id', 'orderId']);
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

export interface DeliveryOutcome {
  readonly webhookId: string;
  readonly id: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly dueAt: string;
  readonly status: number | null;
  readonly answer: string;
  readonly tookMs: number;
}

export async function recordOutcomes(tx: Tx, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  const statement = sql`update webhook_deliveries d
    set state = o.state, due_at = o.due_at, status = o.status, answer = o.answer, took_ms = o.took_ms, lease_until = null
    from jsonb_to_recordset(${JSON.stringify(
      outcomes.map(({ webhookId: webhook_id, dueAt: due_at, tookMs: took_ms, ...rest }) => ({
        ...{ webhook_id, due_at, took_ms },
        ...rest,
      })),
    )}::jsonb) as o (webhook_id uuid, id uuid, state text, due_at timestamptz, status integer, answer text, took_ms integer)
    where d.shop_id = ${tx.shopId} and d.webhook_id = o.webhook_id and d.id = o.id`;
  await tx.run({ compile: () => statement.compile(db) });
}

const own = (tx: Tx, id: string) => updateInShop(tx, 'webhooks', { id });

/** Marks an address as working, because it accepted something. */
export async function markWebhookWorking(tx: Tx, id: string): Promise<void> {
  await tx.run(
    own(tx, id)
      .set({ failingSince: null, failures: 0, restsUntil: null })
      .where((row) => row.or([row('failingSince', 'is not', null), row('failures', '>', 0)])),
  );
}

/**
 * Marks an address as failing, because it accepted nothing. Answers the start of the failures, and how many failures
 * in a row are the address's own fault.
 */
export function markWebhookFailing(tx: Tx, id: string, isOwnFault: boolean) {
  return tx.maybe(
    own(tx, id)
      .set((row) => ({
        failingSince: row.fn.coalesce('failingSince', row.val(tx.now)),
        ...(isOwnFault ? { failures: row('failures', '+', 1) } : {}),
      }))
      .returning(['failingSince', 'failures']),
  );
}

export async function pauseWebhook(tx: Tx, id: string, until: string): Promise<void> {
  await tx.run(own(tx, id).set({ restsUntil: until }));
}

/** Turns an address off; false if it is off already. */
export async function disableWebhook(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(own(tx, id).set({ state: 'failing' }).where('state', '=', 'on'))) === 1;
}

export function isDeliveryDue(tx: Tx): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'webhookDeliveries', { state: 'waiting' })
      .select('id')
      .where('dueAt', '<=', tx.now)
      .limit(1),
  );
}

export const nextDeliveryAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from webhook_deliveries where shop_id = ${shopId} and state = 'waiting'`;
