import { refuse } from '@crossdock/contract/refusals.ts';
import { addressReview } from '../addresses/audit.store.ts';
import { addressReviewTables, recordAddressWait } from '../addresses/reviewWaits.store.ts';
import { findAddressOfOrder } from '../addresses/store.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { lockReviewedMember } from '../platform/reviewWaits.ts';
import { applyAddressDecision } from './pendingAddress.store.ts';

export const auditAddress: Handler<'auditAddress'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewedMember(tx, addressReviewTables, id);
  const decided = await decideRequest(tx, actor, addressReview, { ...why, event });
  if (decided) {
    if (decided.memberId !== null) await recordAddressWait(tx, actor, decided.memberId, event);
    await applyAddressDecision(tx, id);
    return { done: true };
  }
  return (await findAddressOfOrder(tx, id)) ? refuse('address.notPending') : refuse('row.notFound');
};
