import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import { feeWithin, ordersCovered } from '@crossdock/domain/payments/payable.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import {
  auditedTransfers,
  findTransfer,
  keepTransferFee,
  type TransferRow,
} from '../payments/bankTransfers.store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { decide } from '../platform/audits.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Bill, lockBill } from './bills.ts';
import { bonusOf, feeOf } from './movements.ts';
import { type Settling, settle } from './settle.ts';

export interface Credited {
  readonly creditedMinor: number;
  readonly paidOrders: { id: string; number: string }[];
}

/** That it was approved says what it was worth. */
const toldBy = 'bankTransfer.approve';

/** Credits a transfer that finance has found in the bank's books, and pays the orders named on it. Once. */
export async function creditTransfer(
  tx: Tx,
  actor: Staff,
  services: Services,
  transferId: string,
): Promise<Credited | Refusal<'row.notFound' | 'row.changed' | 'transfer.decided'>> {
  const transfer = await findTransfer(tx, transferId);
  if (transfer === undefined) return refuse('row.notFound');
  // Orders first, then the transfer, then money: everywhere the same, so that nobody waits in a circle.
  const bills = await lockNamed(tx, transfer);
  const told = { amountMinor: transfer.amountMinor };
  if (!(await decide(tx, actor, auditedTransfers, { id: transfer.id, event: 'approve', told })))
    return refuse('transfer.decided');
  // Decided is decided for good; until then its member may still have said which orders it is for.
  if ((await findTransfer(tx, transfer.id))?.orderIds.join() !== transfer.orderIds.join())
    return refuse('row.changed');
  const paying = await namedOn(tx, actor, transfer, bills);
  const credit: Movement = {
    from: { kind: 'bank' },
    to: { kind: 'memberBalance', memberId: transfer.memberId },
    amount: minor(transfer.amountMinor),
    kind: 'bankTransfer',
    bankTransferId: transfer.id,
    memo: transfer.transactionNumber,
    toldBy,
  };
  const bonus = bonusOf(transfer, { bankTransferId: transfer.id });
  const feeMinor = await topUpFee(tx, transfer, actor.shop.settings.coinMinor);
  const fee = feeOf(transfer.memberId, { bankTransferId: transfer.id, toldBy }, feeMinor);
  if ((await settle(tx, actor, services, paying, [credit, ...fee, ...bonus])) !== 'done')
    throw new Error('the transfer did not cover what it covers');
  return {
    creditedMinor: transfer.amountMinor - feeMinor,
    paidOrders: paying.map(({ bill: { id, number } }) => ({ id, number })),
  };
}

/** The method's fee on a top-up, kept with the transfer; orders named on it bear their own. */
async function topUpFee(tx: Tx, transfer: TransferRow, coinMinor: number): Promise<number> {
  if (transfer.orderIds.length > 0) return 0;
  const method = await findOpenMethod(tx, 'bank');
  const feeMinor = feeWithin(transfer.amountMinor, method?.feeBasisPoints ?? 0, coinMinor);
  if (feeMinor > 0) await keepTransferFee(tx, transfer.id, feeMinor);
  return feeMinor;
}

/** The orders and purchases named, locked in id order and answered in the member's order. */
async function lockNamed(tx: Tx, transfer: TransferRow): Promise<Bill[]> {
  const locked: Bill[] = [];
  for (const id of [...transfer.orderIds].sort()) {
    const bill = await lockBill(tx, id);
    if (bill?.memberId === transfer.memberId) locked.push(bill);
  }
  return transfer.orderIds.flatMap((id) => locked.find((bill) => bill.id === id) ?? []);
}

/** Which of the bills named the transfer pays, and how much of each. */
async function namedOn(
  tx: Tx,
  actor: Staff,
  transfer: TransferRow,
  bills: readonly Bill[],
): Promise<Settling[]> {
  const method = await findOpenMethod(tx, 'bank');
  const feeBasisPoints = method?.feeBasisPoints ?? 0;
  const payable = bills.filter(({ obstacle }) => obstacle === undefined);
  const shares = ordersCovered(
    transfer.amountMinor,
    { feeBasisPoints, coinMinor: actor.shop.settings.coinMinor },
    payable.map(({ id, dueMinor }) => ({ id, dueMinor })),
  );
  return shares.flatMap(({ orderId, dueMinor: paidMinor, feeMinor }) => {
    const bill = payable.find(({ id }) => id === orderId);
    if (bill === undefined) return [];
    const payment = {
      method: 'bank',
      paymentId: newId(),
      recorded: false,
      bankTransferId: transfer.id,
    } as const;
    return [{ bill, source: { ...payment, paidMinor, feeMinor, feeBasisPoints } }];
  });
}
