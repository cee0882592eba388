import type { Handler } from '../platform/handler.ts';
import { setNoticeChannelEnabled } from './preferences.store.ts';
import { addBrowser } from './push.store.ts';
import { pushSubscriptionFault } from './pushFault.ts';

export const addPushBrowser: Handler<'addPushBrowser'> = async (tx, actor, browser, { config }) => {
  const refusal = pushSubscriptionFault(browser, config);
  if (refusal) return refusal;
  const id = await addBrowser(tx, actor.memberId, browser, actor);
  await setNoticeChannelEnabled(tx, actor.memberId, 'push', true);
  return { id };
};
