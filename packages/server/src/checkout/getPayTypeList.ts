import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { methodFee } from '@crossdock/domain/payments/payable.ts';
import { openBankAccounts } from '../payments/bankTransfers.store.ts';
import { listMethods, type MethodRow } from '../payments/methods.store.ts';
import { providerOf } from '../payments/providers/providers.ts';
import { reportedBy, reportedTransferOf, transfersOn } from '../payments/reported.store.ts';
import { obstacleOf } from '../payments/view.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Bill, findBillOf } from '../settlement/bills.ts';
import { insufficient } from '../settlement/payable.ts';
import { balanceOf } from '../wallet/store.ts';
import { type Collected, collectedOf } from './cashOnDelivery.ts';

/** What is to be paid: what is due of an order or a purchase, or a top-up of some amount. */
interface Subject {
  readonly bill: Bill | undefined;
  /** What is collected at the door instead, and its fee; why it cannot be; undefined where nobody brings anything. */
  readonly collected: Collected | Refusal | undefined;
  readonly amountMinor: number;
  readonly balanceMinor: number;
}

export const getPayTypeList: Handler<'getPayTypeList'> = async (tx, actor, input, services) => {
  const [methods, accounts, { balanceMinor }, bill, reported] = await Promise.all([
    listMethods(tx),
    openBankAccounts(tx),
    balanceOf(tx, actor.memberId),
    input.orderId === undefined ? undefined : findBillOf(tx, actor.memberId, input.orderId),
    reportedBy(tx, actor.memberId),
  ]);
  if (input.orderId !== undefined && input.amountMinor !== undefined) return refuse('payment.parameter');
  if (input.orderId !== undefined && bill === undefined) return refuse('row.notFound');
  const amountMinor = bill ? Math.max(0, bill.dueMinor) : (input.amountMinor ?? 0);
  const collected = bill && 'order' in bill.of ? await collectedOf(tx, actor, bill.of.order) : undefined;
  const subject = { bill, collected, amountMinor, balanceMinor };
  const whole = bill?.obstacle;
  return {
    currency: actor.shop.currency,
    purpose: bill ? ('order' in bill.of ? 'order' : 'purchase') : 'recharge',
    orderId: bill?.id ?? null,
    orderNumber: bill?.number ?? null,
    amountMinor,
    balanceMinor,
    transfer: bill ? transfersOn(reported)(bill.id) : null,
    spareTransfers: reported
      .filter((row) => row.orderIds.length === 0)
      .flatMap((row) => reportedTransferOf(row) ?? []),
    obstacle: obstacleOf(whole, actor.lang),
    methods: methods
      .filter(({ code }) => code !== 'bank' || accounts.length > 0)
      .filter((method) => isOffered(method, subject, actor))
      .map((method) =>
        optionOf(method, subject, whole ?? methodObstacle(method, subject, actor, services), actor),
      ),
  };
};

/**
 * Play money is not even named outside of demo shops; a method not meant for top-ups is shown there with the reason. Goods
 * that lie on the shelf are brought to no door.
 */
function isOffered(method: MethodRow, { bill }: Subject, actor: Member): boolean {
  if (!method.active || (method.code === 'sandbox' && !actor.shop.demo)) return false;
  if (method.code === 'cod' && bill && 'purchase' in bill.of) return false;
  return bill ? method.forOrders : true;
}

function methodObstacle(
  method: MethodRow,
  subject: Subject,
  actor: Member,
  services: Services,
): Refusal | undefined {
  const { bill, amountMinor, balanceMinor } = subject;
  if (!bill && (!method.forRecharge || method.code === 'balance' || method.code === 'cod'))
    return refuse('recharge.methodNotAllowed');
  if (method.code === 'cod') return isRefusal(subject.collected) ? subject.collected : undefined;
  if (method.code === 'card' || method.code === 'sandbox')
    return providerOf(services.config, actor.shop, method.code) === undefined
      ? refuse('payment.methodUnavailable')
      : undefined;
  if (method.code !== 'balance') return undefined;
  const missing =
    amountMinor + methodFee(amountMinor, method.feeBasisPoints, actor.shop.settings.coinMinor) - balanceMinor;
  return missing > 0 ? insufficient(missing, actor) : undefined;
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
    : methodFee(amountMinor, method.feeBasisPoints, actor.shop.settings.coinMinor);
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
