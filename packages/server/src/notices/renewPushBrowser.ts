import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { renewBrowser } from './push.store.ts';
import { pushFault } from './pushFault.ts';

/** A worker of the browser asks, which knows no session: the old address with its secret says which browser it is. */
export const renewPushBrowser: Handler<'renewPushBrowser'> = async (
  tx,
  _actor,
  { old, ...renewed },
  { config },
) => {
  const refusal = pushFault(renewed, config);
  if (refusal) return refusal;
  return (await renewBrowser(tx, old, renewed)) ? { done: true } : refuse('row.notFound');
};
