import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { findRefund, type RefundRow } from '../payments/refunds.store.ts';
import { addRefund } from '../payments/refundTransitions.store.ts';
import { lockPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Actor, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { transfer } from '../wallet/store.ts';
import { hasUndecidedChargeback } from './chargebackSteps.ts';
import { requestRefund } from './refundJobs.ts';
import { refundHoldMovement, sourceRefundOptions } from './sourceRefunds.ts';

interface Sending {
  readonly memberId: string;
  readonly payId: string;
  readonly amountMinor: number;
  /** The clerk who requested the refund for the member, and the reason; null if the member requested it. */
  readonly sentBy: string | null;
  readonly reason: string;
}

export type SourceRefundRefusal =
  | 'row.notFound'
  | 'refund.notPossible'
  | 'refund.inDispute'
  | 'refund.tooMuch'
  | 'wallet.insufficient';

/** The reason why a refund cannot be sent. The caller must have locked the payment. */
async function sendFault(tx: Tx, actor: Actor, { memberId, payId, amountMinor }: Sending) {
  const payment = await lockPayment(tx, payId);
  if (payment?.memberId !== memberId) return refuse('row.notFound');
  if (await hasUndecidedChargeback(tx, payId)) return refuse('refund.inDispute');
  const [option] = await sourceRefundOptions(tx, actor, memberId, [payment]);
  if (option === undefined) return refuse('refund.notPossible');
  if (amountMinor <= option.mostMinor) return option;
  const most = moneyText(option.mostMinor, actor.shop.currency, actor.lang);
  return refuse('refund.tooMuch', { most }, 'amountMinor');
}

/** A refusal if this amount cannot be refunded to its source now. */
export async function sourceRefundRefusal(
  tx: Tx,
  actor: Actor,
  sending: Sending,
): Promise<Refusal<SourceRefundRefusal> | undefined> {
  const found = await sendFault(tx, actor, sending);
  return 'payId' in found ? undefined : found;
}

/**
 * Requests a refund to the source. The payment is locked, so that each of several requests sees what was
 * refunded before. The provider is called after the commit.
 */
export async function createSourceRefund(
  tx: Tx,
  actor: Actor,
  services: Services,
  sending: Sending,
): Promise<RefundRow | Refusal<SourceRefundRefusal>> {
  const option = await sendFault(tx, actor, sending);
  if (!('payId' in option)) return option;
  const id = newId();
  const { payId: paymentId, memberId, amountMinor, sentBy, reason } = sending;
  const refund = { id, paymentId, memberId, amountMinor };
  await addRefund(tx, actor, { ...refund, reference: option.reference, sentBy, reason });
  if ((await transfer(tx, actor, refundHoldMovement(refund))) !== 'done')
    return refuse('wallet.insufficient', {
      missing: moneyText(amountMinor, actor.shop.currency, actor.lang),
    });
  const { shop, requestId } = actor;
  tx.afterCommit.push((noTransaction) =>
    requestRefund(noTransaction, services, systemActor(shop, requestId), id),
  );
  return (await findRefund(tx, id)) ?? refuse('row.notFound');
}
