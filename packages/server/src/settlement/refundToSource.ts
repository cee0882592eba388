import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { addRefund, findRefund } from '../payments/refunds.store.ts';
import { findPaymentOf, lockPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { systemActor } from '../platform/scope.ts';
import { transfer } from '../wallet/store.ts';
import { carryOut } from './refundJobs.ts';
import { refundHeld, refundOptions, sourceRefundOf } from './sourceRefunds.ts';

/** The payment is locked, so that of several requests each sees what went back before. The provider is asked after the commit. */
export const refundToSource: Handler<'refundToSource'> = async (
  tx,
  actor,
  { payId, amountMinor },
  services,
) => {
  if ((await findPaymentOf(tx, actor.memberId, payId)) === undefined) return refuse('row.notFound');
  const payment = await lockPayment(tx, payId);
  const [option] = payment ? await refundOptions(tx, actor, actor.memberId, [payment]) : [];
  if (option === undefined) return refuse('refund.notPossible');
  if (amountMinor > option.mostMinor) {
    const most = moneyText(option.mostMinor, actor.shop.currency, actor.lang);
    return refuse('refund.tooMuch', { most }, 'amountMinor');
  }
  const id = newId();
  const refund = { id, paymentId: payId, memberId: actor.memberId, amountMinor };
  await addRefund(tx, actor, { ...refund, reference: option.reference });
  if ((await transfer(tx, actor, refundHeld(refund))) !== 'done')
    return refuse('wallet.insufficient', {
      missing: moneyText(amountMinor, actor.shop.currency, actor.lang),
    });
  const { shop, requestId } = actor;
  tx.afterCommit.push((noTransaction) => carryOut(noTransaction, services, systemActor(shop, requestId), id));
  const row = await findRefund(tx, id);
  return row ? sourceRefundOf(row, actor) : refuse('row.notFound');
};
