import { refuse } from '@crossdock/contract/refusals.ts';
import type { undoableQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import { auditedAddresses } from '../addresses/audit.store.ts';
import { lockAddressOwner, noteAddressWait } from '../addresses/waits.store.ts';
import { auditedDeclarers } from '../declarers/audit.store.ts';
import { type Audited, undecide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedIdentities } from './store.ts';

const audited: Readonly<Record<(typeof undoableQueues)[number], Audited>> = {
  addresses: auditedAddresses,
  identities: auditedIdentities,
  declarers: auditedDeclarers,
};

/** The button shows for ten seconds; the rest allows for the network. */
const undoMs = 15_000;

export const undoAudit: Handler<'undoAudit'> = async (tx, actor, { queue, id }) => {
  const since = new Date(Date.parse(tx.now) - undoMs).toISOString();
  if (queue === 'addresses') await lockAddressOwner(tx, id);
  const memberId = await undecide(tx, actor, audited[queue], { id, since });
  if (memberId === undefined) return refuse('audit.notUndoable');
  if (queue === 'addresses') await noteAddressWait(tx, actor, memberId, 'undo');
  return { done: true };
};
