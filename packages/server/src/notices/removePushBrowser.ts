import type { pushCalls } from '@crossdock/contract/notices/push.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { removeBrowser } from './push.store.ts';

export const removePushBrowser: Handler<(typeof pushCalls)['removePushBrowser']> = async (
  tx,
  actor,
  { id },
) => ((await removeBrowser(tx, actor.memberId, id)) ? { done: true } : refuse('row.notFound'));
