import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hideDeclarer } from './store.ts';

export const deleteDeclarer: Handler<'deleteDeclarer'> = async (tx, actor, input) =>
  (await hideDeclarer(tx, actor.memberId, input.id)) ? { done: true } : refuse('row.notFound');
