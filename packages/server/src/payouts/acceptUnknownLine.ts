import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { acceptPayoutLine } from './acceptLine.ts';
import { findPayoutOrder, updateLine } from './orders.store.ts';

/** Whether a line was requested, its answer is unknown, and no request for it is in progress. */
export const hasUnknownAnswer = (
  { state, askedAt, dueAt }: { state: string; askedAt: string | null; dueAt: string | null },
  now: string,
): boolean =>
  state === 'waiting' &&
  askedAt !== null &&
  (dueAt === null || Date.parse(dueAt) <= Date.parse(now) || Date.parse(dueAt) > Date.parse(now) + maxHeldMs);

/** The longest time that a request can hold its line: two minutes (`lineClaimMs`) and a second as a margin. */
const maxHeldMs = 121_000;

/**
 * Treats a line whose answer never came as accepted, after a person looked it up at the provider. Its result
 * can then be recorded like that of a bank. It is never requested again.
 */
export async function acceptUnknownLine(tx: Tx, actor: Staff, lineId: string): Promise<void> {
  const line = await findPayoutOrder(tx, lineId);
  if (line === undefined || !hasUnknownAnswer(line, tx.now)) return;
  if (await acceptPayoutLine(tx, actor, line)) await updateLine(tx, lineId, { dueAt: null });
}
