import { isByStatement } from '@crossdock/contract/payments/providerKinds.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isConfirmable } from '../payments/confirmable.ts';
import { findPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { systemActor } from '../platform/scope.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { settleTry } from './settleTry.ts';

/**
 * Finance has found on the bank's statement what a code of the shop's own brought in. It counts once, like a provider's
 * report, also after the payment's deadline.
 */
export const confirmOwnPayment: Handler<'confirmOwnPayment'> = async (tx, actor, { payId }, services) => {
  const payment = await findPayment(tx, payId);
  if (payment === undefined || !isByStatement(payment.provider)) return refuse('row.notFound');
  if (!isConfirmable(payment)) return refuse('payment.confirmed');
  const { memberId, providerReference: reference } = payment;
  const receivedMinor = payment.amountMinor + payment.feeMinor;
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'transfer', worthMinor: receivedMinor + payment.bonusMinor, memberId, subjectId: payId },
    reason: reference ?? '',
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', settledTo: null };
  const system = systemActor(actor.shop, actor.requestId);
  const settled = await settleTry(tx, system, services, payId, { reference: reference ?? '', receivedMinor });
  if (settled !== 'settled') return refuse('payment.confirmed');
  return { done: true, state: 'approved', settledTo: (await findPayment(tx, payId))?.settledTo ?? null };
};
