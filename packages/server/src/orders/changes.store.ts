import type { ChangeableOrderPart } from '@crossdock/domain/orders/orderChange.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, hasRow, insertRow } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import type { OrderRow } from './store.ts';

interface Change {
  readonly parts: readonly ChangeableOrderPart[];
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** The staff's reason; empty for a member's own change. */
  readonly why: string;
}

/** Records a change of a locked order in its history. Notifies its member if somebody else made it. */
export async function recordChange(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'memberId' | 'number' | 'state' | 'revision'>,
  { parts, beforeMinor, afterMinor, why }: Change,
): Promise<number> {
  const { id, memberId, number, state } = order;
  const revision = order.revision + 1;
  const params = { number, amountMinor: afterMinor, reason: why };
  await Promise.all([
    insertRow(tx, 'orderChanges', {
      ...{ id: newId(), orderId: id, at: tx.now },
      ...{ parts: [...parts], beforeMinor, afterMinor, revision },
    }),
    changeRow(tx, 'orders', id, { revision, changedAt: tx.now, updatedAt: tx.now }),
    recordSteps(tx, actor, 'order', [{ subjectId: id, event: 'change', from: state, to: state, why }]),
    publish(tx, 'orders', memberId),
    notify(tx, actor, [{ memberId, event: 'order.change', subjectId: id, params }]),
  ]);
  return revision;
}

/** An order's changes, oldest first. */
export function changesOf(tx: Tx, orderId: string) {
  return tx.all(
    fromShop(tx, 'orderChanges', { orderId })
      .select(['at', 'parts', 'beforeMinor', 'afterMinor'])
      .orderBy('id')
      .$narrowType<{ parts: ChangeableOrderPart[] }>(),
  );
}

/** Whether the order came from a VIP order. Such an order is changed by changing the VIP order. */
export const isFromVipOrder = (tx: Tx, orderId: string): Promise<boolean> =>
  hasRow(tx, 'vipOrders', { orderId });
