import { refuse } from '@crossdock/contract/refusals.ts';
import { seeContradiction } from '../payments/refundMoves.store.ts';
import type { Handler } from '../platform/handler.ts';

/** No money moves: what is wrong is put right by an adjustment of the balance. */
export const seeRefund: Handler<'seeRefund'> = async (tx, actor, { id }) =>
  (await seeContradiction(tx, id, actor.staffId)) ? { done: true } : refuse('row.changed');
