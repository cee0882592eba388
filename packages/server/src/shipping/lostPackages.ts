import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { packageMayMove } from '@crossdock/domain/orders/packages.ts';
import { currentPackages, transitionPackages } from '../orders/packages.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settleCashOnDelivery } from '../settlement/cashOnDelivery.ts';
import { choosePackages } from './choosePackages.ts';
import { updateOrderFromPackages } from './updateOrderFromPackages.ts';

interface Said {
  readonly orderId: string;
  readonly packageIds?: readonly string[] | undefined;
}

/**
 * Declares packages of an order lost (`why`) or found (null), and notifies its member. If no package is named, all
 * packages for which this is possible are meant. If no other package of the order is awaited and a package has
 * arrived, the order is signed.
 */
export async function markPackagesLostOrFound(
  tx: Tx,
  actor: Staff,
  services: Services,
  { orderId, packageIds }: Said,
  why: string | null,
) {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) return refuse('row.notFound');
  if (!packageMayMove(order.state, why === null ? 'found' : 'lost')) return refuse('order.wrongState');
  const all = await currentPackages(tx, order);
  const chosen = choosePackages(all, packageIds, [why === null ? 'lost' : 'shipped']);
  if (isRefusal(chosen)) return chosen;
  const [event, changes] =
    why === null
      ? (['found', { lostAt: null, lostReason: '' }] as const)
      : (['lost', { lostAt: tx.now, lostReason: why }] as const);
  const after = await transitionPackages(tx, actor, all, { chosen, event, changes, why: why ?? '' });
  if (after === undefined) return refuse('order.wrongState');
  const isSigned = await updateOrderFromPackages(tx, actor, order, { before: all, after, why: why ?? '' });
  if (isSigned) await settleCashOnDelivery(tx, actor, services, order);
  return { number: order.number };
}
