import { refuse } from '@crossdock/contract/refusals.ts';
import { addressReview } from '../addresses/audit.store.ts';
import { findAddressOfOrder } from '../addresses/store.ts';
import { addressWaits, recordAddressWait } from '../addresses/waits.store.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { lockReviewed } from '../platform/reviewWaits.ts';
import { applyAddressDecision } from './pendingAddress.store.ts';

export const auditAddress: Handler<'auditAddress'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewed(tx, addressWaits, id);
  const decided = await decide(tx, actor, addressReview, { ...why, event });
  if (decided) {
    if (decided.memberId !== null) await recordAddressWait(tx, actor, decided.memberId, event);
    await applyAddressDecision(tx, id);
    return { done: true };
  }
  return (await findAddressOfOrder(tx, id)) ? refuse('address.notPending') : refuse('row.notFound');
};
