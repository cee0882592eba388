import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { minor } from '@crossdock/domain/money.ts';
import { type CoveredOrder, ordersPayableWith } from '@crossdock/domain/payments/payable.ts';
import { type TransferRules, transferPlan } from '@crossdock/domain/payments/transferPlan.ts';
import type { SweepName } from '@crossdock/domain/shops/sweeps.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import {
  findTransfer,
  storeTransferFee,
  type TransferRow,
  transferReview,
} from '../payments/bankTransfers.store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { bankTransferRules } from '../payments/transferRules.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { recordFailure } from '../platform/openWork.store.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import type { Staff, System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { balanceOf } from '../wallet/store.ts';
import { acceptsPaymentStartedAt, type Bill, lockBill } from './bills.ts';
import { bonusMovements, feeMovements } from './movements.ts';
import { type BillSettlement, settleBills } from './settleBills.ts';

export interface CreditedTransfer {
  readonly creditedMinor: number;
  readonly paidOrders: { id: string; number: string }[];
}

/**
 * The message about the approval already states the credited amount, so these movements send no message of their own.
 */
const toldBy = 'bankTransfer.approve';

interface Decided {
  readonly id: string;
  /** Whether the part that pays no order is credited even if the shop's rules do not accept it as a top-up. */
  readonly despiteRules: boolean;
}

/**
 * Credits a transfer that finance found in the bank's records, once, and pays the orders that it names. The rest is
 * a top-up with its fee. If the shop's rules do not accept the top-up, the transfer waits until a person allows it.
 */
export async function creditTransfer(
  tx: Tx,
  actor: Staff,
  services: Services,
  { id, despiteRules }: Decided,
): Promise<
  CreditedTransfer | Refusal<'row.notFound' | 'row.changed' | 'transfer.decided' | 'transfer.restToDecide'>
> {
  const transfer = await findTransfer(tx, id);
  if (transfer === undefined) return refuse('row.notFound');
  // Locks orders first, then the transfer, then money. All code locks them in this order, to avoid deadlocks.
  const bills = await lockNamed(tx, transfer);
  const told = { amountMinor: transfer.amountMinor };
  if (!(await decideRequest(tx, actor, transferReview, { id: transfer.id, event: 'approve', told })))
    return refuse('transfer.decided');
  // Before the decision locked the transfer, the member may have changed which orders it names.
  if ((await findTransfer(tx, transfer.id))?.orderIds.join() !== transfer.orderIds.join())
    return refuse('row.changed');
  const rules = bankTransferRules(actor.shop.settings, await findOpenMethod(tx, 'bank'));
  const payable = bills.filter((bill) => acceptsPaymentStartedAt(bill, transfer.createdAt));
  const { shares, restMinor, feeMinor, fault } = transferPlan(transfer.amountMinor, rules, payable);
  if (fault && !despiteRules)
    return refuse('transfer.restToDecide', { rest: moneyText(restMinor, actor.shop.currency, actor.lang) });
  await storeTransferFee(tx, transfer.id, feeMinor);
  const paying = shares.flatMap((share) => settlingOf(transfer, share, rules, payable) ?? []);
  const paidOrders = await book(tx, actor, services, { transfer, paying, feeMinor });
  return { creditedMinor: transfer.amountMinor - feeMinor, paidOrders };
}

interface Booked {
  readonly transfer: TransferRow;
  readonly paying: readonly BillSettlement[];
  readonly feeMinor: number;
}

/** Credits the money in any case. Bills that could not be paid with it are tried again. */
async function book(
  tx: Tx,
  actor: Staff,
  services: Services,
  { transfer, paying, feeMinor }: Booked,
): Promise<CreditedTransfer['paidOrders']> {
  const credit: Movement = {
    from: { kind: 'bank' },
    to: { kind: 'memberBalance', memberId: transfer.memberId },
    amount: minor(transfer.amountMinor),
    kind: 'bankTransfer',
    bankTransferId: transfer.id,
    memo: transfer.transactionNumber,
    toldBy,
  };
  const bonus = bonusMovements(transfer, { bankTransferId: transfer.id });
  const fee = feeMovements(transfer.memberId, { bankTransferId: transfer.id, toldBy }, feeMinor);
  const movements = [credit, ...fee, ...bonus];
  const whole = await tx.alone(() => settleWhole(tx, actor, services, paying, movements));
  if ('done' in whole) return paying.map(({ bill: { id, number } }) => ({ id, number }));
  await settleWhole(tx, actor, services, [], movements);
  for (const { bill } of paying) {
    const thing = { kind: 'payBills' satisfies SweepName, item: bill.id, label: bill.number };
    await recordFailure(tx, { ...thing, data: { transferId: transfer.id } }, whole.failed);
  }
  return [];
}

async function settleWhole(...given: Parameters<typeof settleBills>): Promise<void> {
  if ((await settleBills(...given)) !== 'done') throw new Error('the transfer did not cover what it covers');
}

/** Pays a bill that could not be paid when its transfer was credited, from the balance. */
export async function payBillAfterCredit(
  tx: Tx,
  actor: System,
  services: Services,
  { transferId, billId }: { readonly transferId: string; readonly billId: string },
): Promise<void> {
  const [bill, transfer] = [await lockBill(tx, billId), await findTransfer(tx, transferId)];
  if (bill === undefined || transfer === undefined || !acceptsPaymentStartedAt(bill, transfer.createdAt))
    return;
  const rules = bankTransferRules(actor.shop.settings, await findOpenMethod(tx, 'bank'));
  const [share] = ordersPayableWith(transfer.amountMinor, rules, [bill]);
  const paying = share && settlingOf(transfer, share, rules, [bill]);
  const { balanceMinor } = await balanceOf(tx, bill.memberId);
  // If the member has used the money for something else meanwhile, nothing is paid.
  if (paying && paying.source.paidMinor + paying.source.feeMinor <= balanceMinor)
    await settleWhole(tx, actor, services, [paying]);
}

function settlingOf(
  { id: bankTransferId }: TransferRow,
  { orderId, dueMinor: paidMinor, feeMinor }: CoveredOrder,
  { feeBasisPoints }: TransferRules,
  bills: readonly Bill[],
): BillSettlement | undefined {
  const bill = bills.find(({ id }) => id === orderId);
  const payment = { method: 'bank', paymentId: newId(), bankTransferId } as const;
  return bill && { bill, source: { ...payment, paidMinor, feeMinor, feeBasisPoints } };
}

/** The named orders and purchases, locked in id order and returned in the order in which the member named them. */
async function lockNamed(tx: Tx, transfer: TransferRow): Promise<Bill[]> {
  const locked: Bill[] = [];
  for (const id of [...transfer.orderIds].sort()) {
    const bill = await lockBill(tx, id);
    if (bill?.memberId === transfer.memberId) locked.push(bill);
  }
  return transfer.orderIds.flatMap((id) => locked.find((bill) => bill.id === id) ?? []);
}
