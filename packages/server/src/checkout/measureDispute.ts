import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import {
  applySecondMeasurement,
  type RemeasureOutcome,
  type RemeasureRefusal,
} from './applySecondMeasurement.ts';

/**
 * Records the second measurement. The refund for a smaller one counts towards the clerk's limit. Above the
 * limit, the whole change awaits a second person who took neither measurement.
 */
export const measureDispute: Handler<'measureDispute'> = async (tx, actor, { id, ...input }, services) => {
  if (!(await isStaffFile(tx, input.fileId, 'dispute')))
    return refuse('dispute.pictureUnknown', {}, 'fileId');
  const measuredBy = actor.staffId;
  const counted = (within: Tx, mostMinor?: number) =>
    applySecondMeasurement(within, actor, services, { id, input }, { measuredBy, mostMinor });
  const tried = await asIf(tx, (side) => counted(side));
  if (isRefusal(tried)) return tried;
  const { returnedMinor, memberId, name } = tried;
  if (returnedMinor > 0) {
    const { fileId, scale, note, ...asked } = input;
    const act = await requireApproval(tx, actor, {
      kind: 'dispute',
      worthMinor: returnedMinor,
      memberId,
      subjectId: id,
      reason: name,
      asked,
      along: { fileId, scale, note },
    });
    if (isRefusal(act)) return act;
    if (act.state === 'pending') return { state: 'waiting', loweredMinor: 0, returnedMinor: 0 };
  }
  const done = await counted(tx, returnedMinor);
  return isRefusal(done)
    ? done
    : { state: done.state, loweredMinor: done.loweredMinor, returnedMinor: done.returnedMinor };
};

class OnlyTried extends Error {}

/** Computes the result in a transaction that is rolled back, before anything is locked. */
async function asIf(
  tx: Tx,
  work: (side: Tx) => Promise<RemeasureOutcome | Refusal<RemeasureRefusal>>,
): Promise<RemeasureOutcome | Refusal<RemeasureRefusal>> {
  const found: { outcome?: RemeasureOutcome | Refusal<RemeasureRefusal> } = {};
  await tx
    .inOwnTransaction(async (side) => {
      found.outcome = await work(side);
      throw new OnlyTried();
    })
    .catch((error: unknown) => {
      if (!(error instanceof OnlyTried)) throw error;
    });
  if (found.outcome === undefined) throw new Error('nothing was tried');
  return found.outcome;
}
