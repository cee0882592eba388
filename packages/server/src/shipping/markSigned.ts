import { refuse } from '@crossdock/contract/refusals.ts';
import type { SignProof } from '../orders/signProof.ts';
import { moveOrder } from '../orders/store.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';

/** Marks the order and its parcels as delivered, with the proof. */
export async function markSigned(
  tx: Tx,
  actor: Member | Staff,
  order: Parameters<typeof moveOrder>[2],
  proof: SignProof,
) {
  const changes = { signedAt: tx.now, signProof: JSON.stringify(proof) };
  if (!(await moveOrder(tx, actor, order, 'sign', changes))) return refuse('order.wrongState');
  const parcels = await parcelsOfOrder(tx, order.id);
  const ids = parcels.map(({ id }) => id);
  await moveParcels(tx, actor, ids, 'sign');
  return undefined;
}
