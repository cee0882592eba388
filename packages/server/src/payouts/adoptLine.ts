import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { acceptLine } from './acceptLine.ts';
import { findOrder, noteOrder } from './orders.store.ts';

/** A line that was requested, whose answer has not come, and that no request is under way for. */
export const isUnsure = (
  { state, askedAt, dueAt }: { state: string; askedAt: string | null; dueAt: string | null },
  now: string,
): boolean =>
  state === 'waiting' &&
  askedAt !== null &&
  (dueAt === null || Date.parse(dueAt) <= Date.parse(now) || Date.parse(dueAt) > Date.parse(now) + maxHeldMs);

/** A request holds its line for two minutes at most. */
const maxHeldMs = 121_000;

/**
 * A person has looked at the provider for a line whose answer never came: it counts as accepted, so that its result can be
 * noted like that of a bank. It is never requested again.
 */
export async function adoptLine(tx: Tx, actor: Staff, lineId: string): Promise<void> {
  const line = await findOrder(tx, lineId);
  if (line === undefined || !isUnsure(line, tx.now)) return;
  if (await acceptLine(tx, actor, line)) await noteOrder(tx, lineId, { dueAt: null });
}
