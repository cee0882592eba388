import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { chargebackRegistrationFault, registerChargebackManually } from './chargebackSteps.ts';

/**
 * Registers a chargeback by hand. It states that money is gone from the provider's account, and returns
 * waiting refunds to the balance, so it counts towards the clerk's limit.
 */
export const registerChargeback: Handler<'registerChargeback'> = async (tx, actor, { payId, ...terms }) => {
  const payment = await findPayment(tx, payId);
  const fault = await chargebackRegistrationFault(tx, actor, payment, terms);
  if (fault) return fault;
  if (payment === undefined) return refuse('row.notFound');
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'chargeback', worthMinor: terms.amountMinor + terms.feeMinor, memberId: payment.memberId },
    ...{ subjectId: payId, reason: terms.note, asked: terms },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { state: 'pending', id: null };
  const opened = await registerChargebackManually(tx, actor, payId, terms);
  return isRefusal(opened) ? opened : { state: 'approved', id: opened.id };
};
