import type { Handler } from '../platform/handler.ts';
import { switchChannel } from './preferences.store.ts';
import { addBrowser } from './push.store.ts';
import { pushFault } from './pushFault.ts';

export const addPushBrowser: Handler<'addPushBrowser'> = async (tx, actor, browser, { config }) => {
  const refusal = pushFault(browser, config);
  if (refusal) return refusal;
  const id = await addBrowser(tx, actor.memberId, browser, actor);
  await switchChannel(tx, actor.memberId, 'push', true);
  return { id };
};
