import { refuse } from '@crossdock/contract/refusals.ts';
import { claimsTakenFrom } from '@crossdock/domain/aftersales/deadline.ts';
import type { Handler } from '../platform/handler.ts';
import { holdProblem } from '../problems/store.ts';
import { isException, ownException, releaseException } from './exceptions.store.ts';

/** Takes an exception over. The owner of a problem is stored with the problem itself. */
export const takeException: Handler<'takeException'> = async (tx, actor, { kind, id, taken }) => {
  const claimsFrom = claimsTakenFrom(tx.now, actor.shop.settings.afterSales.days);
  if (!(await isException(tx, kind, id, claimsFrom))) return refuse('row.notFound');
  if (kind !== 'problem' && !taken) {
    await releaseException(tx, kind, id);
    return { done: true };
  }
  const { staffId } = actor;
  const held =
    kind === 'problem'
      ? await holdProblem(tx, id, staffId, taken)
      : await ownException(tx, kind, id, staffId);
  return held ? { done: true } : refuse('exception.taken');
};
