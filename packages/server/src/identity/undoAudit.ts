import { refuse } from '@crossdock/contract/refusals.ts';
import type { undoableAuditQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import { addressReview } from '../addresses/audit.store.ts';
import { addressReviewTables, recordAddressWait } from '../addresses/reviewWaits.store.ts';
import { declarerReview } from '../declarers/audit.store.ts';
import { declarerReviewTables, recordDeclarerWait } from '../declarers/reviewWaits.store.ts';
import type { Handler } from '../platform/handler.ts';
import { type ReviewedTable, revertDecision } from '../platform/reviewDecisions.ts';
import { lockReviewedMember, type ReviewTables } from '../platform/reviewWaits.ts';
import { identityReviewTables, recordIdentityWait } from './reviewWaits.ts';
import { identityReview } from './store.ts';

interface Queue {
  readonly audited: ReviewedTable;
  readonly tables: ReviewTables;
  readonly note: typeof recordIdentityWait;
}

const queues: Readonly<Record<(typeof undoableAuditQueues)[number], Queue>> = {
  addresses: { audited: addressReview, tables: addressReviewTables, note: recordAddressWait },
  identities: { audited: identityReview, tables: identityReviewTables, note: recordIdentityWait },
  declarers: { audited: declarerReview, tables: declarerReviewTables, note: recordDeclarerWait },
};

/** How long a decision can be undone. The button is shown for ten seconds; the rest is for the network. */
const undoMs = 15_000;

export const undoAudit: Handler<'undoAudit'> = async (tx, actor, { queue, id }) => {
  const since = tx.earlier(undoMs);
  const { audited, tables, note } = queues[queue];
  await lockReviewedMember(tx, tables, id);
  const memberId = await revertDecision(tx, actor, audited, { id, since });
  if (memberId === undefined) return refuse('audit.notUndoable');
  await note(tx, actor, memberId, 'undo');
  return { done: true };
};
