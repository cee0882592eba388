import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { importExists, lockGivenUp } from './desk.store.ts';
import { changeImport } from './store.ts';

/** Nobody waits for it any more; the member reads why, and can upload what is left. */
export const endVipImport: Handler<'endVipImport'> = async (tx, _actor, { id, why }) => {
  const of = await lockGivenUp(tx, id);
  if (of === undefined) return refuse((await importExists(tx, id)) ? 'vipImport.notGivenUp' : 'row.notFound');
  await changeImport(tx, of, { settledAt: tx.now, note: why });
  return { done: true };
};
