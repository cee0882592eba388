import { refuse } from '@crossdock/contract/refusals.ts';
import { type ChargebackState, openChargebackStates } from '@crossdock/domain/payments/chargebacks.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { changeChargeback, findChargeback } from '../payments/chargebacks.store.ts';
import { lockPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';

/**
 * Records that staff sent evidence through the provider's own dashboard. A chargeback that a provider reports keeps
 * the provider's state; no money moves.
 */
export const answerChargeback: Handler<'answerChargeback'> = async (tx, actor, { id, answeredOn }) => {
  const found = await findChargeback(tx, id);
  if (found === undefined) return refuse('row.notFound');
  await lockPayment(tx, found.paymentId);
  const row = await findChargeback(tx, id);
  if (row === undefined) return refuse('row.notFound');
  if (!isOneOf(openChargebackStates, row.state)) return refuse('chargeback.ended');
  const answeredBy = answeredOn === null ? null : actor.staffId;
  const state: ChargebackState = answeredOn === null ? 'needsAnswer' : 'underReview';
  const moved = row.source === 'hand' ? { state } : {};
  await changeChargeback(tx, actor, row, { answeredOn, answeredBy, ...moved });
  return { done: true };
};
