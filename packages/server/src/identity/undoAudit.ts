import { refuse } from '@crossdock/contract/refusals.ts';
import type { undoableQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import { addressReview } from '../addresses/audit.store.ts';
import { addressWaits, recordAddressWait } from '../addresses/waits.store.ts';
import { auditedDeclarers } from '../declarers/audit.store.ts';
import { declarerWaits, recordDeclarerWait } from '../declarers/waits.store.ts';
import { type Audited, undecide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { lockReviewed, type ReviewWaits } from '../platform/reviewWaits.ts';
import { auditedIdentities } from './store.ts';
import { identityWaits, recordIdentityWait } from './waits.ts';

interface Queue {
  readonly audited: Audited;
  readonly waits: ReviewWaits;
  readonly note: typeof recordIdentityWait;
}

const queues: Readonly<Record<(typeof undoableQueues)[number], Queue>> = {
  addresses: { audited: addressReview, waits: addressWaits, note: recordAddressWait },
  identities: { audited: auditedIdentities, waits: identityWaits, note: recordIdentityWait },
  declarers: { audited: auditedDeclarers, waits: declarerWaits, note: recordDeclarerWait },
};

/** How long a decision can be undone. The button is shown for ten seconds; the rest is for the network. */
const undoMs = 15_000;

export const undoAudit: Handler<'undoAudit'> = async (tx, actor, { queue, id }) => {
  const since = tx.earlier(undoMs);
  const { audited, waits, note } = queues[queue];
  await lockReviewed(tx, waits, id);
  const memberId = await undecide(tx, actor, audited, { id, since });
  if (memberId === undefined) return refuse('audit.notUndoable');
  await note(tx, actor, memberId, 'undo');
  return { done: true };
};
