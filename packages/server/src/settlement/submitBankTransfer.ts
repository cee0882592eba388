import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { slipKey } from '@crossdock/domain/payments/thaiSlip.ts';
import { isAccountEnding, transferKey } from '@crossdock/domain/payments/transferNumber.ts';
import { transferPlan } from '@crossdock/domain/payments/transferPlan.ts';
import { topUpBonus } from '@crossdock/domain/wallet/offers.ts';
import {
  addTransfer,
  findOpenBankAccount,
  findTransfer,
  isSlipReported,
} from '../payments/bankTransfers.store.ts';
import { findOpenMethod, type MethodRow } from '../payments/methods.store.ts';
import { stopPayments } from '../payments/stop.ts';
import { topUpRefusal } from '../payments/topUpRefusal.ts';
import { bankTransferRules } from '../payments/transferRules.ts';
import { bankTransferOf } from '../payments/view.ts';
import { ownsFiles, qrContentOfFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { listOpenRechargeOffers } from '../wallet/offers.store.ts';
import type { Bill } from './bills.ts';
import { lockBillsToPay } from './lockBillsToPay.ts';

/** Allows for differences between clocks of phones. */
const clockToleranceMs = 300_000;

export const submitBankTransfer: Handler<'submitBankTransfer'> = async (tx, actor, input, services) => {
  const [method, account, ownsVoucher, qr, offers] = await Promise.all([
    findOpenMethod(tx, 'bank'),
    findOpenBankAccount(tx, input.bankAccountId),
    ownsFiles(tx, actor.memberId, [input.voucherFileId], 'voucher'),
    qrContentOfFile(tx, input.voucherFileId),
    listOpenRechargeOffers(tx),
  ]);
  if (account === undefined) return refuse('transfer.bankUnknown', {}, 'bankAccountId');
  if (!ownsVoucher) return refuse('transfer.voucherRequired', {}, 'voucherFileId');
  if (Date.parse(input.tradedAt) > Date.parse(tx.now) + clockToleranceMs)
    return refuse('transfer.inFuture', {}, 'tradedAt');
  const bills = await lockBillsToPay(tx, { ...input, memberId: actor.memberId });
  if (isRefusal(bills)) return bills;
  const unfit = transferFault(actor, input, method, bills);
  if (unfit) return unfit;
  const id = newId();
  const day = dateIn(input.tradedAt, actor.shop.timeZone);
  const ending = isAccountEnding(input.transactionNumber, account.currency);
  const duplicate = ending ? 'transfer.duplicateEnding' : 'transfer.duplicateNumber';
  const slip = slipKey(qr);
  const added = await addTransfer(tx, actor, {
    id,
    memberId: actor.memberId,
    bankAccountId: account.id,
    transactionNumber: input.transactionNumber,
    numberPlain: transferKey({ ...input, currency: account.currency, day }),
    payerName: input.payerName,
    payerPhone: input.payerPhone,
    amountMinor: input.amountMinor,
    // A transfer that pays orders is no top-up, so it gets no bonus.
    bonusMinor: input.orderIds.length === 0 ? topUpBonus(input.amountMinor, offers) : 0,
    tradedAt: input.tradedAt,
    voucherFileId: input.voucherFileId,
    orderIds: input.orderIds,
    returnTo: input.returnTo,
    slip,
  });
  if (!added && slip !== null && (await isSlipReported(tx, slip)))
    return refuse('transfer.duplicateSlip', {}, 'voucherFileId');
  if (!added) return refuse(duplicate, {}, 'transactionNumber');
  for (const { on } of bills) await stopPayments(tx, actor, services, on, 'replaced');
  const row = await findTransfer(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return bankTransferOf(row, bills, actor, services.config.APP_SECRET, tx.now);
};

/**
 * Whether the shop accepts the transfer: the rest after the bills is a top-up and follows its rules. Money that was
 * already sent is accepted in any case, and a person decides.
 */
function transferFault(
  actor: Member,
  { orderIds, amountMinor, alreadySent }: Parameters<typeof submitBankTransfer>[2],
  method: MethodRow | undefined,
  bills: readonly Bill[],
) {
  if (alreadySent) return undefined;
  if (orderIds.length > 0 && !method?.forOrders) return refuse('payment.methodUnavailable');
  const { shop, lang } = actor;
  const { restMinor, feeMinor, fault } = transferPlan(
    amountMinor,
    bankTransferRules(shop.settings, method),
    bills,
  );
  if (fault === undefined) return undefined;
  if (orderIds.length > 0) {
    const money = (minor: number) => moneyText(minor, shop.currency, lang);
    const params = { taken: money(amountMinor - restMinor), rest: money(restMinor) };
    return refuse('transfer.restNotTaken', params, 'amountMinor');
  }
  if (fault === 'recharge.methodNotAllowed') return refuse(fault);
  return topUpRefusal(actor, amountMinor, amountMinor - feeMinor);
}
