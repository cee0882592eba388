import { type OnlineMethod, onlineMethods } from '@crossdock/contract/payments/methods.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { paymentMethodFee } from '@crossdock/domain/payments/payable.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { topUpBonus } from '@crossdock/domain/wallet/offers.ts';
import { findOpenMethod, type MethodRow } from '../payments/methods.store.ts';
import { isPayee, limitRefusal, type Payee, payeesOfShop } from '../payments/payees.ts';
import { refuseIfTransferReported } from '../payments/reportedTransfers.store.ts';
import { startAfterCommit, toPaymentStart } from '../payments/start.ts';
import { stopPayments } from '../payments/stop.ts';
import { addPayment, findOpenPayment, findPayment } from '../payments/store.ts';
import { topUpRefusal } from '../payments/topUpRefusal.ts';
import { paymentOf } from '../payments/view.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { listOpenRechargeOffers } from '../wallet/offers.store.ts';
import { type Bill, lockBillOf } from './bills.ts';
import { paymentColumns } from './settleBills.ts';

/** Limits starts, because each requests a page from a provider. No member needs more. */
const perMember = { bucket: 'pay-start', max: 60, windowSeconds: 3_600 };

interface Wanted {
  /** Undefined for a top-up. */
  readonly bill: Bill | undefined;
  /** The title on the provider's page. */
  readonly title: string;
  readonly amountMinor: number;
  /** The bonus that an offer promises for a top-up. */
  readonly bonusMinor: number;
  readonly method: MethodRow;
}

export const startPayment: Handler<'startPayment'> = async (tx, actor, input, services) => {
  const wait = await enforceRateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  if (input.orderId === undefined && !isOneOf(onlineMethods, input.method))
    return refuse('recharge.methodNotAllowed', {}, 'method');
  const method = await findOpenMethod(tx, input.method);
  const payee = method && (await payeesOfShop(tx, actor.shop, services.config))(method.code);
  if (method === undefined || payee === undefined || !isPayee(payee))
    return refuse('payment.methodUnavailable', {}, 'method');
  if (!isOneOf(onlineMethods, method.code)) return refuse('payment.methodUnavailable', {}, 'method');
  const wanted =
    input.orderId === undefined
      ? await wantedRecharge(tx, actor, input.amountMinor ?? 0, method)
      : await wantedForOrder(tx, actor, { ...input, orderId: input.orderId }, method);
  if (isRefusal(wanted)) return wanted;
  const feeMinor = paymentMethodFee(wanted.amountMinor, method.feeBasisPoints, actor.shop.settings.coinMinor);
  const unfit = limitRefusal(payee.limits, wanted.amountMinor + feeMinor, actor);
  if (unfit) return unfit;
  const { bill } = wanted;
  const live = bill && (await findOpenPayment(tx, bill.on));
  if (live && bill) {
    const same =
      live.method === method.code &&
      live.amountMinor === wanted.amountMinor &&
      live.accountId === payee.accountId;
    if (same && (live.expiresAt ?? tx.now) > tx.now) return paymentOf(live, actor);
    // Another method, amount or account was chosen, or the page expired; the old page must not accept money
    // any more.
    await stopPayments(tx, actor, services, bill.on, 'replaced');
  }
  return open(tx, actor, services, { ...wanted, feeMinor, code: method.code }, payee);
};

async function wantedRecharge(tx: Tx, actor: Member, amountMinor: number, method: MethodRow) {
  if (!method.forRecharge) return refuse('recharge.methodNotAllowed', {}, 'method');
  const unfit = topUpRefusal(actor, amountMinor);
  if (unfit) return unfit;
  const bonusMinor = topUpBonus(amountMinor, await listOpenRechargeOffers(tx));
  const { name: title } = actor.shop;
  return { bill: undefined, title, amountMinor, bonusMinor, method };
}

/** The bill stays locked until the commit: if two tabs start a payment, the second finds the first one's payment. */
async function wantedForOrder(
  tx: Tx,
  actor: Member,
  { orderId, despiteReported }: { orderId: string; despiteReported: boolean },
  method: MethodRow,
) {
  const bill = await lockBillOf(tx, actor.memberId, orderId);
  if (bill === undefined) return refuse('row.notFound');
  if (bill.obstacle) return bill.obstacle;
  const reported = await refuseIfTransferReported(tx, [bill], { despiteReported });
  if (reported) return reported;
  if (!method.forOrders) return refuse('payment.methodUnavailable', {}, 'method');
  const title = `${actor.shop.name} ${bill.number}`;
  return { bill, title, amountMinor: bill.dueMinor, bonusMinor: 0, method };
}

async function open(
  tx: Tx,
  actor: Member,
  services: Services,
  wanted: Wanted & { readonly feeMinor: number; readonly code: OnlineMethod },
  { provider, accountId, callbackKey }: Payee,
) {
  const id = newId();
  const { feeMinor } = wanted;
  const expiresAt = new Date(
    Date.parse(tx.now) + actor.shop.settings.paymentTimeoutHours * 3_600_000,
  ).toISOString();
  const added = await addPayment(tx, {
    ...(wanted.bill
      ? paymentColumns(wanted.bill)
      : ({ purpose: 'recharge', orderId: null, purchaseId: null } as const)),
    id,
    memberId: actor.memberId,
    method: wanted.method.code,
    provider,
    accountId,
    amountMinor: wanted.amountMinor,
    feeMinor,
    feeBasisPoints: wanted.method.feeBasisPoints,
    bonusMinor: wanted.bonusMinor,
    state: 'created',
    expiresAt,
    settledAt: null,
    settledTo: null,
  });
  if (!added) return refuse('row.changed');
  const payable = {
    paymentId: id,
    method: wanted.code,
    callbackKey,
    title: wanted.title,
    totalMinor: wanted.amountMinor + feeMinor,
    expiresAt,
  };
  const request = toPaymentStart(tx, actor, payable, services.config.APP_SECRET);
  startAfterCommit(tx, actor, services, { provider, accountId, request });
  const payment = await findPayment(tx, id);
  return payment ? paymentOf(payment, actor) : refuse('row.notFound');
}
