import { editingMs, type PresenceNoun } from '@crossdock/domain/staff/presence.ts';
import { presenceTimeoutMs } from '@crossdock/domain/support/talks.ts';
import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/realtime.ts';
import { deleteRows, findRow, fromShop, putRow } from '../../platform/rows.ts';
import { shopJoin } from '../../platform/shopJoin.ts';

export interface ViewedSubject {
  readonly staffId: string;
  readonly noun: PresenceNoun;
  readonly id: string;
}

/** The topic that makes pages with colleagues reload when somebody opens, leaves or begins to edit. */
const looksTopic = 'looks';

/** Colleagues who have the item open, and whether they typed a moment ago. */
export async function findColleaguesViewing(tx: Tx, { staffId, noun, id }: ViewedSubject) {
  const rows = await tx.all(
    fromShop(tx, 'staffLooks', { 'staffLooks.noun': noun, 'staffLooks.subjectId': id })
      .innerJoin('staff', shopJoin('staff.id', 'staffLooks.staffId'))
      .select(['staffLooks.staffId', 'staffLooks.typedAt', 'staff.name'])
      .where('staffLooks.staffId', '<>', staffId)
      .where('staffLooks.lookedAt', '>', tx.earlier(presenceTimeoutMs))
      .orderBy('staff.name')
      .orderBy('staffLooks.staffId'),
  );
  const since = tx.earlier(editingMs);
  return rows.map(({ typedAt, ...row }) => ({ ...row, editing: typedAt !== null && typedAt > since }));
}

/**
 * Records that the clerk has the item open. Colleagues are informed if the clerk has just opened it or has just begun
 * to edit it.
 */
export async function recordViewing(
  tx: Tx,
  { staffId, noun, id }: ViewedSubject,
  editing: boolean,
): Promise<void> {
  const known = await findRow(tx, 'staffLooks', { staffId }, ['noun', 'subjectId', 'lookedAt', 'typedAt']);
  const isSame =
    known?.noun === noun && known.subjectId === id && known.lookedAt > tx.earlier(presenceTimeoutMs);
  const typedAt = editing ? tx.now : isSame ? known.typedAt : null;
  const change = { noun, subjectId: id, lookedAt: tx.now, typedAt };
  await putRow(tx, 'staffLooks', { staffId }, change);
  const wasEditing = isSame && known.typedAt !== null && known.typedAt > tx.earlier(editingMs);
  if (!isSame || (editing && !wasEditing)) await publish(tx, looksTopic, null);
}

/** Records that the item was closed, unless another one was opened meanwhile. */
export async function endViewing(tx: Tx, { staffId, noun, id }: ViewedSubject): Promise<void> {
  const ended = await deleteRows(tx, 'staffLooks', { staffId, noun, subjectId: id });
  if (ended > 0) await publish(tx, looksTopic, null);
}
