import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { renewBrowser } from './push.store.ts';
import { pushSubscriptionFault } from './pushFault.ts';

/**
 * Called by the browser's service worker, which has no session: the old address with its secret identifies the
 * browser.
 */
export const renewPushBrowser: Handler<'renewPushBrowser'> = async (tx, _actor, input, { config }) => {
  const { old, ...renewed } = input;
  const refusal = pushSubscriptionFault(renewed, config);
  if (refusal) return refusal;
  return (await renewBrowser(tx, old, renewed)) ? { done: true } : refuse('row.notFound');
};
