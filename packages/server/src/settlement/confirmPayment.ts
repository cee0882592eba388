import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { canConfirmPayment } from '../payments/confirmable.ts';
import { findPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { type Staff, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { settlePaymentAttempt } from './settlePaymentAttempt.ts';

type OwnRefusal = Refusal<'row.notFound' | 'payment.confirmed'>;

/**
 * Confirms a payment that was made with one of the shop's own QR codes and that finance found on the bank statement.
 * It is credited within the clerk's daily limit; above the limit a second person must confirm. Every call that
 * confirms such a payment uses this function.
 */
export async function confirmPayment(tx: Tx, actor: Staff, services: Services, payId: string) {
  const payment = await findPayment(tx, payId);
  if (payment === undefined || !needsStatementMatch(payment.provider)) return refuse('row.notFound');
  if (!canConfirmPayment(payment)) return refuse('payment.confirmed');
  const { memberId, providerReference: reference } = payment;
  const worthMinor = payment.amountMinor + payment.feeMinor + payment.bonusMinor;
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'transfer', worthMinor, memberId, subjectId: payId },
    reason: reference ?? '',
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { state: act.state, settledTo: null };
  const refused = await settlePaymentByShopCode(tx, actor, services, payId);
  if (refused) return refused;
  return { state: act.state, settledTo: (await findPayment(tx, payId))?.settledTo ?? null };
}

/** Counts the payment once, like a provider's report, even after its deadline. */
export async function settlePaymentByShopCode(
  tx: Tx,
  actor: Staff,
  services: Services,
  payId: string,
): Promise<OwnRefusal | undefined> {
  const payment = await findPayment(tx, payId);
  if (payment === undefined || !needsStatementMatch(payment.provider)) return refuse('row.notFound');
  if (!canConfirmPayment(payment)) return refuse('payment.confirmed');
  const receivedMinor = payment.amountMinor + payment.feeMinor;
  const system = systemActor(actor.shop, actor.requestId);
  const reference = payment.providerReference ?? '';
  const settled = await settlePaymentAttempt(tx, system, services, payId, { reference, receivedMinor });
  return settled === 'settled' ? undefined : refuse('payment.confirmed');
}
