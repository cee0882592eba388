import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { grantPoints } from './grantPoints.ts';
import { findReceivers } from './records.store.ts';

const namedAtMost = 10;

/**
 * Gives points to all receivers or none: if an account is unknown nobody gets points, so that the list can be
 * fixed and sent again.
 */
export const issuePoints: Handler<'issuePoints'> = async (tx, actor, { accounts, points, reason }) => {
  const receivers = await findReceivers(tx, accounts);
  const known = new Set(receivers.map(({ account }) => account.toLowerCase()));
  const unknown = (accounts ?? []).filter((account) => !known.has(account.toLowerCase()));
  if (unknown.length > 0) {
    const named = unknown.slice(0, namedAtMost).join(', ');
    const more = unknown.length > namedAtMost ? ` … (${unknown.length})` : '';
    return refuse('points.accountsUnknown', { accounts: named + more }, 'accounts');
  }
  const ids = receivers.map(({ id }) => id);
  const given = { memberIds: ids, points, reason };
  const worthMinor = pointsWorthMinor(points, (await currentSettings(tx)).points) * ids.length;
  const act = await requireApproval(tx, actor, { kind: 'points', worthMinor, reason, asked: given });
  if (isRefusal(act)) return act;
  if (act.state === 'approved') await grantPoints(tx, actor, given);
  return { done: true, state: act.state, members: ids.length, points: ids.length * points };
};
