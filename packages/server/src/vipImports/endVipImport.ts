import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { importExists, lockGivenUpImport } from './desk.store.ts';
import { changeImport } from './store.ts';

/** Closes the import; the member reads the reason and can upload the rest. */
export const endVipImport: Handler<'endVipImport'> = async (tx, _actor, { id, why }) => {
  const of = await lockGivenUpImport(tx, id);
  if (of === undefined) return refuse((await importExists(tx, id)) ? 'vipImport.notGivenUp' : 'row.notFound');
  await changeImport(tx, of, { settledAt: tx.now, note: why });
  return { done: true };
};
