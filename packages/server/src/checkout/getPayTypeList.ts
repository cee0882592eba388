import { onlineMethods } from '@crossdock/contract/payments/methods.ts';
import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { paymentMethodFee } from '@crossdock/domain/payments/payable.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { listOpenBankAccounts } from '../payments/bankTransfers.store.ts';
import { listMethods, type MethodRow } from '../payments/methods.store.ts';
import { isPayee, limitRefusal, type Payee, payeesOfShop } from '../payments/payees.ts';
import {
  reportedTransferByOrder,
  reportedTransferOf,
  reportedTransfersOfMember,
} from '../payments/reportedTransfers.store.ts';
import { lastMethodOf } from '../payments/store.ts';
import { obstacleOf } from '../payments/view.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { type Bill, findBillOf } from '../settlement/bills.ts';
import { insufficientBalanceRefusal } from '../settlement/payable.ts';
import { balanceOf } from '../wallet/store.ts';
import { type AmountToCollect, amountToCollect } from './cashOnDelivery.ts';

/** The payment's subject: the due amount of an order or a purchase, or a top-up. */
interface Subject {
  readonly bill: Bill | undefined;
  /** The amount and fee of cash on delivery; the refusal if it is not possible; undefined if nothing is delivered. */
  readonly collected: AmountToCollect | Refusal | undefined;
  readonly amountMinor: number;
  readonly balanceMinor: number;
}

export const getPayTypeList: Handler<'getPayTypeList'> = async (tx, actor, input, services) => {
  const [methods, payeeOf, accounts, { balanceMinor }, bill, reported, lastUsed] = await Promise.all([
    listMethods(tx),
    payeesOfShop(tx, actor.shop, services.config),
    listOpenBankAccounts(tx),
    balanceOf(tx, actor.memberId),
    input.orderId === undefined ? undefined : findBillOf(tx, actor.memberId, input.orderId),
    reportedTransfersOfMember(tx, actor.memberId),
    lastMethodOf(tx, actor.memberId, { topUp: input.orderId === undefined }),
  ]);
  if (input.orderId !== undefined && input.amountMinor !== undefined) return refuse('payment.parameter');
  if (input.orderId !== undefined && bill === undefined) return refuse('row.notFound');
  const amountMinor = bill ? Math.max(0, bill.dueMinor) : (input.amountMinor ?? 0);
  const collected = bill && 'order' in bill.of ? await amountToCollect(tx, actor, bill.of.order) : undefined;
  const subject = { bill, collected, amountMinor, balanceMinor };
  const whole = bill?.obstacle;
  return {
    currency: actor.shop.currency,
    purpose: bill ? ('order' in bill.of ? 'order' : 'purchase') : 'recharge',
    orderId: bill?.id ?? null,
    orderNumber: bill?.number ?? null,
    amountMinor,
    balanceMinor,
    transfer: bill ? reportedTransferByOrder(reported)(bill.id) : null,
    lastUsed,
    spareTransfers: reported
      .filter((row) => row.orderIds.length === 0)
      .flatMap((row) => reportedTransferOf(row) ?? []),
    obstacle: obstacleOf(whole, actor.lang),
    methods: methods
      .filter(({ code }) => code !== 'bank' || accounts.length > 0)
      .filter(({ code }) => !isOneOf(onlineMethods, code) || isPayee(payeeOf(code)))
      .filter((method) => isOffered(method, subject))
      .map((method) => {
        const payee = payeeOf(method.code);
        const unfit = isPayee(payee) ? amountObstacle(method, subject, payee, actor) : undefined;
        return optionOf(method, subject, whole ?? methodObstacle(method, subject, actor) ?? unfit, actor);
      }),
  };
};

/**
 * A method that does not allow top-ups is listed with the reason. Purchased goods are not delivered, so they have no
 * cash on delivery.
 */
function isOffered(method: MethodRow, { bill }: Subject): boolean {
  if (!method.active) return false;
  if (method.code === 'cod' && bill && 'purchase' in bill.of) return false;
  return bill ? method.forOrders : true;
}

function methodObstacle(method: MethodRow, subject: Subject, actor: Member): Refusal | undefined {
  const { bill, amountMinor, balanceMinor } = subject;
  if (!bill && (!method.forRecharge || method.code === 'balance' || method.code === 'cod'))
    return refuse('recharge.methodNotAllowed');
  if (method.code === 'cod') return isRefusal(subject.collected) ? subject.collected : undefined;
  if (method.code !== 'balance') return undefined;
  const missing =
    amountMinor +
    paymentMethodFee(amountMinor, method.feeBasisPoints, actor.shop.settings.coinMinor) -
    balanceMinor;
  return missing > 0 ? insufficientBalanceRefusal(missing, actor) : undefined;
}

/**
 * Why the payment method cannot take this amount, so that the payer learns of a provider's limits before
 * leaving for its page. A top-up has no amount at first.
 */
function amountObstacle(method: MethodRow, { amountMinor }: Subject, { limits }: Payee, actor: Member) {
  if (amountMinor === 0 || !isOneOf(onlineMethods, method.code)) return undefined;
  const { coinMinor } = actor.shop.settings;
  return limitRefusal(
    limits,
    amountMinor + paymentMethodFee(amountMinor, method.feeBasisPoints, coinMinor),
    actor,
  );
}

function optionOf(
  method: MethodRow,
  { amountMinor, collected }: Subject,
  obstacle: Refusal | undefined,
  actor: Member,
): PayOption {
  const atDoor = method.code === 'cod' && collected !== undefined && !isRefusal(collected);
  const feeMinor = atDoor
    ? collected.fareMinor
    : paymentMethodFee(amountMinor, method.feeBasisPoints, actor.shop.settings.coinMinor);
  return {
    code: method.code,
    name: method[actor.lang],
    feeBasisPoints: method.feeBasisPoints,
    feeMinor,
    totalMinor: amountMinor + feeMinor,
    possible: obstacle === undefined,
    obstacle: obstacleOf(obstacle, actor.lang),
  };
}
