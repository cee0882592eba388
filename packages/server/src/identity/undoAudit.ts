import { refuse } from '@crossdock/contract/refusals.ts';
import type { undoableAuditQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import { addressReview } from '../addresses/audit.store.ts';
import { addressWaits, recordAddressWait } from '../addresses/reviewWaits.store.ts';
import { declarerReview } from '../declarers/audit.store.ts';
import { declarerWaits, recordDeclarerWait } from '../declarers/reviewWaits.store.ts';
import type { Handler } from '../platform/handler.ts';
import { type ReviewedTable, revertDecision } from '../platform/reviewDecisions.ts';
import { lockReviewedMember, type ReviewWaits } from '../platform/reviewWaits.ts';
import { identityWaits, recordIdentityWait } from './reviewWaits.ts';
import { identityReview } from './store.ts';

interface Queue {
  readonly audited: ReviewedTable;
  readonly waits: ReviewWaits;
  readonly note: typeof recordIdentityWait;
}

const queues: Readonly<Record<(typeof undoableAuditQueues)[number], Queue>> = {
  addresses: { audited: addressReview, waits: addressWaits, note: recordAddressWait },
  identities: { audited: identityReview, waits: identityWaits, note: recordIdentityWait },
  declarers: { audited: declarerReview, waits: declarerWaits, note: recordDeclarerWait },
};

/** How long a decision can be undone. The button is shown for ten seconds; the rest is for the network. */
const undoMs = 15_000;

export const undoAudit: Handler<'undoAudit'> = async (tx, actor, { queue, id }) => {
  const since = tx.earlier(undoMs);
  const { audited, waits, note } = queues[queue];
  await lockReviewedMember(tx, waits, id);
  const memberId = await revertDecision(tx, actor, audited, { id, since });
  if (memberId === undefined) return refuse('audit.notUndoable');
  await note(tx, actor, memberId, 'undo');
  return { done: true };
};
