import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { shareView } from './views.store.ts';

/**
 * Shares a view with the shop. Somebody else's view can be withdrawn from the shop but not shared: only its
 * owner decides that others see it.
 */
export const shareListView: Handler<'shareListView'> = async (tx, actor, input) => {
  const { list, name, shared, staffId = actor.staffId } = input;
  if (shared && staffId !== actor.staffId) return refuse('access.denied');
  return (await shareView(tx, { staffId, list, name }, shared)) ? { done: true } : refuse('row.notFound');
};
