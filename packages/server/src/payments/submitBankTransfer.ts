import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { feeWithin } from '@crossdock/domain/payments/payable.ts';
import { isAccountEnding, transferKey } from '@crossdock/domain/payments/transferNumber.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { bonusFor } from '@crossdock/domain/wallet/offers.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { billsToPay } from '../settlement/billsToPay.ts';
import { openOffers } from '../wallet/offers.store.ts';
import { addTransfer, findOpenBankAccount, findTransfer } from './bankTransfers.store.ts';
import { findOpenMethod, type MethodRow } from './methods.store.ts';
import { stopPayments } from './stop.ts';
import { topUpRefusal } from './topUpRefusal.ts';
import { bankTransferOf } from './view.ts';

/** Clocks of phones differ a little. */
const clockToleranceMs = 5 * 60_000;

export const submitBankTransfer: Handler<(typeof paymentCalls)['submitBankTransfer']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const [method, account, ownsVoucher, offers] = await Promise.all([
    findOpenMethod(tx, 'bank'),
    findOpenBankAccount(tx, input.bankAccountId),
    ownsFiles(tx, actor.memberId, [input.voucherFileId], 'voucher'),
    openOffers(tx),
  ]);
  const unfit = methodFault(actor, input, method);
  if (unfit) return unfit;
  if (account === undefined) return refuse('transfer.bankUnknown', {}, 'bankAccountId');
  if (!ownsVoucher) return refuse('transfer.voucherRequired', {}, 'voucherFileId');
  if (Date.parse(input.tradedAt) > Date.parse(tx.now) + clockToleranceMs)
    return refuse('transfer.inFuture', {}, 'tradedAt');
  const bills = await billsToPay(tx, { ...input, memberId: actor.memberId });
  if (isRefusal(bills)) return bills;
  const id = newId();
  const day = wallClockAt(input.tradedAt, actor.shop.timeZone).slice(0, 10);
  const ending = isAccountEnding(input.transactionNumber, account.currency);
  const duplicate = ending ? 'transfer.duplicateEnding' : 'transfer.duplicateNumber';
  const added = await addTransfer(tx, actor, {
    id,
    memberId: actor.memberId,
    bankAccountId: account.id,
    transactionNumber: input.transactionNumber,
    numberPlain: transferKey({ ...input, currency: account.currency, day }),
    payerName: input.payerName,
    payerPhone: input.payerPhone,
    amountMinor: input.amountMinor,
    // Money for orders is no top-up.
    bonusMinor: input.orderIds.length === 0 ? bonusFor(input.amountMinor, offers) : 0,
    tradedAt: input.tradedAt,
    voucherFileId: input.voucherFileId,
    orderIds: input.orderIds,
  });
  if (!added) return refuse(duplicate, {}, 'transactionNumber');
  for (const { on } of bills) await stopPayments(tx, actor, services, on, 'replaced');
  const row = await findTransfer(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return bankTransferOf(row, bills, actor, services.config.APP_SECRET, tx.now);
};

/** Whether the shop takes transfers for this at all, and of a top-up whether the shop takes its amount. */
function methodFault(
  actor: Member,
  { orderIds, amountMinor }: Parameters<typeof submitBankTransfer>[2],
  method: MethodRow | undefined,
) {
  if (orderIds.length > 0) return method?.forOrders ? undefined : refuse('payment.methodUnavailable');
  if (!method?.forRecharge) return refuse('recharge.methodNotAllowed');
  const { coinMinor } = actor.shop.settings;
  return topUpRefusal(
    actor,
    amountMinor,
    amountMinor - feeWithin(amountMinor, method.feeBasisPoints, coinMinor),
  );
}
