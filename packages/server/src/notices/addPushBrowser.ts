import type { pushCalls } from '@crossdock/contract/notices/push.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { mayBeNamed } from '../platform/outbound.ts';
import { isPushKey } from '../platform/webPush.ts';
import { addBrowser } from './push.store.ts';
import { switchWay } from './wishes.store.ts';

/** The address is the browser's word: the server asks it, so it must be a public one. */
export const addPushBrowser: Handler<(typeof pushCalls)['addPushBrowser']> = async (
  tx,
  actor,
  browser,
  { config },
) => {
  if (!mayBeNamed(browser.endpoint, config.OUTBOUND_PRIVATE))
    return refuse('push.endpointInvalid', {}, 'endpoint');
  if (!isPushKey(browser.p256dh)) return refuse('push.keyInvalid', {}, 'p256dh');
  const id = await addBrowser(tx, actor.memberId, browser, actor.userAgent);
  await switchWay(tx, actor.memberId, 'push', true);
  return { id };
};
