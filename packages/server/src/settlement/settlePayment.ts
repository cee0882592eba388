import { includedFee } from '@crossdock/domain/payments/payable.ts';
import type { SweepName } from '@crossdock/domain/shops/sweeps.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordSettlement,
  transitionPayment,
} from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { recordFailure } from '../platform/openWork.store.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { balanceOf } from '../wallet/store.ts';
import { acceptsPaymentStartedAt, type Bill, lockBill } from './bills.ts';
import { bonusMovements, feeMovements, receivedMovement } from './movements.ts';
import { type BillSettlement, type MoneySource, settleBills } from './settleBills.ts';

export type SettlementResult = 'settled' | 'known' | 'unknown';

/**
 * Counts money that a provider reports as received. The money always goes to the member's balance and from there
 * pays the order, if the order still awaits it. Otherwise it stays on the balance like a top-up. So an order that
 * was paid in another way, cancelled or became more expensive does not lose the money and is never charged twice. If
 * a later step fails, the money is still credited and the rest is tried again. `known` if it was counted before.
 */
export async function settlePayment(
  tx: Tx,
  actor: System,
  services: Services,
  paymentId: string,
  receivedMinor: number,
): Promise<SettlementResult> {
  const seen = await findPayment(tx, paymentId);
  if (seen === undefined) return 'unknown';
  const billId = seen.orderId ?? seen.purchaseId;
  const bill = billId === null ? undefined : await lockBill(tx, billId);
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) return 'unknown';
  const came = { payment, bill, receivedMinor };
  const whole = await tx.alone(() => take(tx, actor, services, came));
  return 'done' in whole ? whole.done : credit(tx, actor, services, came, whole.failed);
}

interface Came {
  readonly payment: PaymentRow;
  readonly bill: Bill | undefined;
  readonly receivedMinor: number;
}

const isComplete = ({ payment, receivedMinor }: Came) =>
  receivedMinor === payment.amountMinor + payment.feeMinor;

async function take(tx: Tx, actor: System, services: Services, came: Came): Promise<SettlementResult> {
  const { payment, bill, receivedMinor } = came;
  const takes = isComplete(came) && bill !== undefined && takesMoney(bill, payment);
  const moved = await transitionPayment(tx, actor, payment, 'succeed', {
    settledAt: tx.now,
    settledTo: takes ? 'order' : 'balance',
    failure: '',
  });
  if (!moved) return 'known';
  const paying: BillSettlement[] = takes ? [{ bill, source: sourceOf(payment, bill) }] : [];
  const movements = [receivedMovement(payment, receivedMinor), ...(takes ? [] : kept(came, actor))];
  if ((await settleBills(tx, actor, services, paying, movements)) !== 'done')
    throw new Error('received money did not suffice');
  return 'settled';
}

/** Only credits the money to the balance, and records the failure, so that the rest is tried again. */
async function credit(
  tx: Tx,
  actor: System,
  services: Services,
  { payment, bill, receivedMinor }: Came,
  failure: unknown,
): Promise<SettlementResult> {
  const changes = { settledAt: tx.now, settledTo: 'balance', failure: '' } as const;
  if (!(await transitionPayment(tx, actor, payment, 'succeed', changes))) return 'known';
  if ((await settleBills(tx, actor, services, [], [receivedMovement(payment, receivedMinor)])) !== 'done')
    throw new Error('received money did not suffice');
  const thing = { kind: 'payBills' satisfies SweepName, item: payment.id, label: bill?.number ?? '' };
  await recordFailure(tx, { ...thing, data: { receivedMinor } }, failure);
  return 'settled';
}

/**
 * Repeats the steps that failed when the money came, if the money is still on the balance and the bill still awaits
 * it.
 */
export async function runPaymentFollowUps(
  tx: Tx,
  actor: System,
  services: Services,
  paymentId: string,
  receivedMinor: number,
): Promise<void> {
  const seen = await findPayment(tx, paymentId);
  const billId = seen?.orderId ?? seen?.purchaseId ?? null;
  const bill = billId === null ? undefined : await lockBill(tx, billId);
  const payment = await lockPayment(tx, paymentId);
  if (payment?.state !== 'succeeded' || payment.settledTo !== 'balance') return;
  const came = { payment, bill, receivedMinor };
  const takes = isComplete(came) && bill !== undefined && takesMoney(bill, payment);
  const { balanceMinor } = await balanceOf(tx, payment.memberId);
  // If the member has used the money for something else meanwhile, nothing is paid.
  if (takes && balanceMinor < bill.dueMinor + payment.feeMinor) return;
  if (takes) await recordSettlement(tx, paymentId, 'order');
  const paying: BillSettlement[] = takes ? [{ bill, source: sourceOf(payment, bill) }] : [];
  const isThere = ({ from, amount }: Movement) => from.kind !== 'memberBalance' || amount <= balanceMinor;
  const movements = takes ? [] : kept(came, actor).filter(isThere);
  if ((await settleBills(tx, actor, services, paying, movements)) !== 'done')
    throw new Error('the money is not on the balance any more');
}

function sourceOf(payment: PaymentRow, bill: Bill): MoneySource {
  const { id: paymentId, method, feeMinor, feeBasisPoints } = payment;
  return { method, paymentId, paidMinor: bill.dueMinor, feeMinor, feeBasisPoints };
}

/**
 * Money that stays on the balance is a top-up, whatever it was sent for: the method's fee is taken, and the promised
 * bonus is given if the full amount came.
 */
function kept(came: Came, { shop }: System): Movement[] {
  const { payment, receivedMinor } = came;
  const { memberId, id: paymentId, feeBasisPoints } = payment;
  const whole = isComplete(came);
  const feeMinor = whole
    ? payment.feeMinor
    : includedFee(receivedMinor, feeBasisPoints, shop.settings.coinMinor);
  const bonus = whole && payment.purpose === 'recharge' ? bonusMovements(payment, { paymentId }) : [];
  return [...feeMovements(memberId, { paymentId }, feeMinor), ...bonus];
}

/** Whether the bill awaits this payment and the money covers it. */
function takesMoney(bill: Bill, { amountMinor, createdAt }: PaymentRow): boolean {
  return acceptsPaymentStartedAt(bill, createdAt) && bill.dueMinor <= amountMinor;
}
