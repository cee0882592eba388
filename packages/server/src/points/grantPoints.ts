import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { addPointsToAll } from './store.ts';

/** Points given by staff: the receivers, and the number for each. */
export interface PointsGrant {
  readonly memberIds: readonly string[];
  readonly points: number;
  readonly reason: string;
}

export async function grantPoints(
  tx: Tx,
  actor: Actor,
  { memberIds, points, reason }: PointsGrant,
): Promise<void> {
  if (memberIds.length === 0) return;
  await addPointsToAll(tx, actor, memberIds, { points, kind: 'adjusted', memo: reason });
}
