import { refuse } from '@crossdock/contract/refusals.ts';
import { markContradictionSeen } from '../payments/refundTransitions.store.ts';
import type { Handler } from '../platform/handler.ts';

/**
 * Marks as seen that the provider has contradicted two people's decision about a refund. No money moves; an
 * adjustment of the balance corrects an error.
 */
export const seeRefund: Handler<'seeRefund'> = async (tx, actor, { id }) =>
  (await markContradictionSeen(tx, id, actor.staffId)) ? { done: true } : refuse('row.changed');
