import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { inTransitStates, packageMayMove } from '@crossdock/domain/orders/packages.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { currentPackages, deliveryChanges, transitionPackages } from '../orders/packages.store.ts';
import type { SignProof } from '../orders/signProof.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import { choosePackages } from './choosePackages.ts';
import { updateOrderFromPackages } from './updateOrderFromPackages.ts';

/**
 * Marks packages of a locked order as delivered, with the proof. If no package is named, all in transit are meant
 * or, if none is in transit, all lost ones. Answers whether this call signed the order.
 */
export async function markPackagesSigned(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  { proof, packageIds }: { proof: SignProof; packageIds: readonly string[] | undefined },
): Promise<{ isSigned: boolean } | Refusal<'order.wrongState'> | Refusal<'row.notFound'>> {
  if (!packageMayMove(order.state, 'sign')) return refuse('order.wrongState');
  const all = await currentPackages(tx, order);
  const chosen = choosePackages(all, packageIds, awaitedStates(order, all, packageIds));
  if (isRefusal(chosen)) return chosen;
  const after = await transitionPackages(tx, actor, all, {
    ...{ chosen, event: 'sign', changes: deliveryChanges(tx, proof) },
  });
  if (after === undefined) return refuse('order.wrongState');
  return { isSigned: await updateOrderFromPackages(tx, actor, order, { before: all, after, proof }) };
}

function awaitedStates(
  order: OrderRow,
  all: readonly PackageRow[],
  packageIds: readonly string[] | undefined,
): PackageRow['state'][] {
  if (packageIds) return [...inTransitStates];
  const allLost = order.state === 'awaitingSignature' && all.every(({ state }) => state === 'lost');
  return [allLost ? 'lost' : 'shipped'];
}
