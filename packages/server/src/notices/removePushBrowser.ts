import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { removeBrowser } from './push.store.ts';

export const removePushBrowser: Handler<'removePushBrowser'> = async (tx, actor, { id }) =>
  (await removeBrowser(tx, actor.memberId, id)) ? { done: true } : refuse('row.notFound');
