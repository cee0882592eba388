import { refuse } from '@crossdock/contract/refusals.ts';
import type { undoableQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import { auditedAddresses } from '../addresses/audit.store.ts';
import { addressWaits, noteAddressWait } from '../addresses/waits.store.ts';
import { auditedDeclarers } from '../declarers/audit.store.ts';
import { declarerWaits, noteDeclarerWait } from '../declarers/waits.store.ts';
import { type Audited, undecide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { lockReviewed, type ReviewWaits } from '../platform/reviewWaits.ts';
import { auditedIdentities } from './store.ts';
import { identityWaits, noteIdentityWait } from './waits.ts';

interface Queue {
  readonly audited: Audited;
  readonly waits: ReviewWaits;
  readonly note: typeof noteIdentityWait;
}

const queues: Readonly<Record<(typeof undoableQueues)[number], Queue>> = {
  addresses: { audited: auditedAddresses, waits: addressWaits, note: noteAddressWait },
  identities: { audited: auditedIdentities, waits: identityWaits, note: noteIdentityWait },
  declarers: { audited: auditedDeclarers, waits: declarerWaits, note: noteDeclarerWait },
};

/** The button shows for ten seconds; the rest allows for the network. */
const undoMs = 15_000;

export const undoAudit: Handler<'undoAudit'> = async (tx, actor, { queue, id }) => {
  const since = new Date(Date.parse(tx.now) - undoMs).toISOString();
  const { audited, waits, note } = queues[queue];
  await lockReviewed(tx, waits, id);
  const memberId = await undecide(tx, actor, audited, { id, since });
  if (memberId === undefined) return refuse('audit.notUndoable');
  await note(tx, actor, memberId, 'undo');
  return { done: true };
};
