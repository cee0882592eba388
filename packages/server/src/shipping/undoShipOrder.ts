import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { packageMayMove } from '@crossdock/domain/orders/packages.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { currentPackages, transitionPackages } from '../orders/packages.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { lastStep } from '../platform/transitions.ts';
import { deleteEventsOfNumber } from '../tracking/store.ts';
import { choosePackages } from './choosePackages.ts';
import { updateOrderFromPackages } from './updateOrderFromPackages.ts';

/**
 * Undoes a shipment: releases tracking numbers that no package has any more, and deletes this order's
 * tracking events under them.
 */
export const undoShipOrder: Handler<'undoShipOrder'> = async (tx, actor, input) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (!packageMayMove(order.state, 'undoShip')) return refuse('order.wrongState');
  const all = await currentPackages(tx, order);
  const chosen = choosePackages(all, input.packageIds ?? shippedLast(all), ['shipped']);
  if (isRefusal(chosen)) return chosen;
  for (const one of chosen) {
    const step = await shippedBy(tx, one, order.id);
    const problem = undoProblem({ by: step?.staffId ?? null, at: step?.at ?? '' }, actor.staffId, tx.now);
    if (problem) return refuse(problem);
  }
  const changes = { forwardingNumber: '', formerNumbers: [], carrierId: null, shippedAt: null };
  const after = await transitionPackages(tx, actor, all, { chosen, event: 'undoShip', changes });
  if (after === undefined) return refuse('order.wrongState');
  await updateOrderFromPackages(tx, actor, order, { before: all, after });
  const held = new Set(after.map(({ forwardingNumber }) => forwardingNumber));
  const freed = new Set(chosen.map(({ forwardingNumber }) => forwardingNumber));
  for (const number of freed)
    if (!held.has(number))
      await deleteEventsOfNumber(tx, { orderId: order.id, memberId: order.memberId, number });
  const state = after.every((one) => one.state === 'packed') ? 'awaitingShipment' : 'awaitingSignature';
  return { number: order.number, state };
};

/** The packages of the latest shipment, which all have the same time of shipping. */
function shippedLast(all: readonly PackageRow[]): string[] {
  const sent = all.filter(({ state }) => state === 'shipped');
  const last = Math.max(...sent.map(({ shippedAt }) => Date.parse(shippedAt ?? '')));
  return sent.filter(({ shippedAt }) => Date.parse(shippedAt ?? '') === last).map(({ id }) => id);
}

/** The shipping step of the package, or of its order if a version without packages shipped it. */
async function shippedBy(tx: Tx, { id }: PackageRow, orderId: string) {
  return (await lastStep(tx, id, 'ship')) ?? lastStep(tx, orderId, 'ship');
}
