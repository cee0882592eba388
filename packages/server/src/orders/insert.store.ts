import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import type { Insertable } from 'kysely';
import { changeCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { insertRow } from '../platform/rows.ts';
import type { OrdersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { storeLines } from './lines.store.ts';

type NewOrder = Omit<Insertable<OrdersTable>, 'shopId' | 'createdAt' | 'updatedAt'>;

/** Writes a new order with its quote's lines, first step, the member's counter and a realtime event. One round trip. */
export async function insertOrder(
  tx: Tx,
  actor: Actor,
  order: NewOrder,
  lines: readonly CostLine[],
): Promise<void> {
  await Promise.all([
    insertRow(tx, 'orders', { ...order, createdAt: tx.now, updatedAt: tx.now }),
    storeLines(tx, order.id, 'quote', lines),
    recordSteps(tx, actor, 'order', [{ subjectId: order.id, event: 'submit', from: null, to: order.state }]),
    changeCounters(tx, order.memberId, { [`order.${order.state}`]: 1 }),
    publish(tx, 'orders', order.memberId),
  ]);
}
