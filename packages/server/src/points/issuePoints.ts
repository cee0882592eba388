import type { pointsCalls } from '@crossdock/contract/points.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findReceivers } from './records.store.ts';
import { addPointsToAll } from './store.ts';

const namedAtMost = 10;

/** All or none: of a list with an unknown account nobody gets anything, so that it can be mended and sent again. */
export const issuePoints: Handler<(typeof pointsCalls)['issuePoints']> = async (
  tx,
  actor,
  { accounts, points, reason },
) => {
  const receivers = await findReceivers(tx, accounts);
  const known = new Set(receivers.map(({ account }) => account.toLowerCase()));
  const unknown = (accounts ?? []).filter((account) => !known.has(account.toLowerCase()));
  if (unknown.length > 0) {
    const named = unknown.slice(0, namedAtMost).join(', ');
    const more = unknown.length > namedAtMost ? ` … (${unknown.length})` : '';
    return refuse('points.accountsUnknown', { accounts: named + more }, 'accounts');
  }
  const ids = receivers.map(({ id }) => id);
  if (ids.length > 0) await addPointsToAll(tx, actor, ids, { points, kind: 'adjusted', memo: reason });
  return { done: true, members: ids.length, points: ids.length * points };
};
