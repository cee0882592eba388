import { refuse } from '@crossdock/contract/refusals.ts';
import { earliestClaimableSigning } from '@crossdock/domain/aftersales/deadline.ts';
import type { Handler } from '../platform/handler.ts';
import { assignProblem } from '../problems/store.ts';
import { assignException, isExceptionOpen, releaseException } from './exceptions.store.ts';

/**
 * Assigns an exception, which staff must handle, to this clerk, or releases it if `taken` is false. The clerk of a
 * problem is stored with the problem itself.
 */
export const takeException: Handler<'takeException'> = async (tx, actor, { kind, id, taken }) => {
  const claimsFrom = earliestClaimableSigning(tx.now, actor.shop.settings.afterSales.days);
  if (!(await isExceptionOpen(tx, kind, id, claimsFrom))) return refuse('row.notFound');
  if (kind !== 'problem' && !taken) {
    await releaseException(tx, kind, id);
    return { done: true };
  }
  const { staffId } = actor;
  const held =
    kind === 'problem'
      ? await assignProblem(tx, id, staffId, taken)
      : await assignException(tx, kind, id, staffId);
  return held ? { done: true } : refuse('exception.taken');
};
