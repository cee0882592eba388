import { finalStates } from '@crossdock/domain/machine.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { deleteFromShop, fromShop } from '../platform/rows.ts';
import type { SealedSubject } from '../platform/sealedSubjects.ts';

export type EndedTable = 'parcels' | 'orders';

const oneOf = (states: readonly string[]) =>
  sql`state in (${sql.join(states.map((state) => sql.lit(state)))})`;

/** The conditions of the indexes `parcels_ended_or_split` and `orders_ended`. */
const due = {
  parcels: sql<boolean>`${oneOf(finalStates(parcelMachine))} and not short_parts`,
  orders: sql<boolean>`${oneOf(finalStates(orderMachine))} and history_id is null`,
};

interface EndedRow {
  readonly id: string;
  /** For a parcel: the number under which events before the warehouse are recorded. */
  readonly courierNumber: string | null;
  readonly updatedAt: string;
}

/** Parcels or orders that ended before a time and are not sealed, longest ended first. */
export function findEndedRowsToSeal(
  tx: Tx,
  table: EndedTable,
  before: string,
  most: number,
): Promise<EndedRow[]> {
  const statement = sql<EndedRow>`select id, ${table === 'parcels' ? sql`bill_code` : sql`null`} as bill_code, updated_at
    from ${sql.table(table)} where shop_id = ${tx.shopId} and ${due[table]} and updated_at < ${before}
    order by updated_at limit ${most}`;
  return tx.all({ compile: () => statement.compile(db) });
}

/**
 * All events before a time of these subjects, including those of an order's packages. Actions of a clerk as
 * the member stay in the table, because approvals of money query them (`wallet/conflictOfInterest.store.ts`).
 */
export async function eventsOfEndedSubjects(
  tx: Tx,
  table: EndedTable,
  rows: readonly EndedRow[],
  before: string,
): Promise<SealedSubject[]> {
  const ids = rows.map(({ id }) => id);
  const numbers = rows.flatMap(({ courierNumber }) => courierNumber ?? []);
  const packages = table === 'orders' ? await packagesOfOrders(tx, ids) : new Map<string, string>();
  const [steps, events] = await Promise.all([
    tx.all(
      fromShop(tx, 'transitions')
        .select(['id', 'subjectId', 'event', 'fromState', 'toState', 'at', 'memberId', 'staffId', 'why'])
        .where(sql<boolean>`subject_id = any(${[...ids, ...packages.keys()]}::uuid[])`)
        .where('at', '<', before)
        .where((eb) => eb.or([eb('memberId', 'is', null), eb('staffId', 'is', null)]))
        .orderBy('id'),
    ),
    tx.all(
      fromShop(tx, 'trackingEvents')
        .select(['id', 'orderId', 'number', 'at', 'place', 'zh', 'tw', 'en', 'source', 'staffId'])
        .where(
          table === 'orders'
            ? sql<boolean>`order_id = any(${ids}::uuid[])`
            : sql<boolean>`number = any(${numbers}::text[]) and order_id is null`,
        )
        .where('createdAt', '<', before)
        .orderBy('id'),
    ),
  ]);
  const stepsOn = Map.groupBy(steps, ({ subjectId }) => packages.get(subjectId) ?? subjectId);
  const eventsOn = Map.groupBy(events, ({ orderId, number }) => orderId ?? number);
  return rows.map(({ id, courierNumber }) => ({
    id,
    steps: stepsOn.get(id) ?? [],
    events: eventsOn.get(courierNumber ?? id) ?? [],
  }));
}

/** The order of each package of these orders, because package steps are stored with the order's. */
async function packagesOfOrders(tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.all(
    fromShop(tx, 'packages')
      .select(['id', 'orderId'])
      .where(sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`),
  );
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

/** Deletes the rows that a file contains; answers how many there were. */
export async function deleteSealedRows(tx: Tx, subjects: readonly SealedSubject[]): Promise<number> {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const [steps, events] = await Promise.all([
    tx.run(
      deleteFromShop(tx, 'transitions').where(
        sql<boolean>`id = any(${idsOf(subjects.flatMap((one) => one.steps))}::uuid[])`,
      ),
    ),
    tx.run(
      deleteFromShop(tx, 'trackingEvents').where(
        sql<boolean>`id = any(${idsOf(subjects.flatMap((one) => one.events))}::uuid[])`,
      ),
    ),
  ]);
  return steps + events;
}

/** Stores each subject's file; answers how many were unchanged since they were read. */
export function markSealed(
  tx: Tx,
  table: EndedTable,
  ids: readonly string[],
  historyId: string,
): Promise<number> {
  const statement = sql`update ${sql.table(table)} set history_id = ${historyId}
    ${table === 'parcels' ? sql`, short_parts = true` : sql``}
    where shop_id = ${tx.shopId} and id = any(${[...ids]}::uuid[]) and ${due[table]}`;
  return tx.run({ compile: () => statement.compile(db) });
}
