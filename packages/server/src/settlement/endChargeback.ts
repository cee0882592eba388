import { consoleWords } from '@crossdock/contract/chargebacks/words.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { openChargebackStates } from '@crossdock/domain/payments/chargebacks.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { findChargeback } from '../payments/chargebacks.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { endChargebackManually } from './chargebackSteps.ts';

/**
 * Ends a chargeback. If it was won, refunds to the source become possible; if it was lost, money is written
 * off. Both count towards the clerk's limit. A chargeback that a provider reports can only be ended by the
 * provider.
 */
export const endChargeback: Handler<'endChargeback'> = async (tx, actor, { id, end, reason }) => {
  const row = await findChargeback(tx, id);
  if (row === undefined) return refuse('row.notFound');
  if (row.source === 'provider') return refuse('chargeback.byProvider');
  if (!isOneOf(openChargebackStates, row.state)) return refuse('chargeback.ended');
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'chargeback', worthMinor: row.heldMinor, memberId: row.memberId, subjectId: id },
    reason: `${consoleWords[`chargebacks.state.${end}`][actor.lang]} · ${reason}`,
    asked: { end },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending' };
  return (await endChargebackManually(tx, actor, id, end, reason)) ?? { done: true, state: 'approved' };
};
