import type { paymentCalls } from '@crossdock/contract/payments.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { addTransfer, findOpenBankAccount, findTransfer, namedOrders } from './bankTransfers.store.ts';
import { orderObstacle } from './payable.ts';
import { bankTransferOf } from './view.ts';

/** Clocks of phones differ a little. */
const clockToleranceMs = 5 * 60_000;

export const submitBankTransfer: Handler<(typeof paymentCalls)['submitBankTransfer']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const [account, ownsVoucher, orders] = await Promise.all([
    findOpenBankAccount(tx, input.bankAccountId),
    ownsFiles(tx, actor.memberId, [input.voucherFileId]),
    namedOrders(tx, input.orderIds),
  ]);
  if (account === undefined) return refuse('transfer.bankUnknown', {}, 'bankAccountId');
  if (!ownsVoucher) return refuse('transfer.voucherRequired', {}, 'voucherFileId');
  if (Date.parse(input.tradedAt) > Date.parse(tx.now) + clockToleranceMs)
    return refuse('transfer.inFuture', {}, 'tradedAt');
  const payable = orders.filter(
    (order) => order.member_id === actor.memberId && orderObstacle(order) === undefined,
  );
  if (payable.length !== input.orderIds.length) return refuse('transfer.orderNotPayable', {}, 'orderIds');
  const id = newId();
  const added = await addTransfer(tx, actor, {
    id,
    member_id: actor.memberId,
    bank_account_id: account.id,
    transaction_number: input.transactionNumber,
    payer_name: input.payerName,
    payer_phone: input.payerPhone,
    amount_minor: input.amountMinor,
    traded_at: input.tradedAt,
    voucher_file_id: input.voucherFileId,
    order_ids: input.orderIds,
  });
  if (!added) return refuse('transfer.duplicateNumber', {}, 'transactionNumber');
  const row = await findTransfer(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return bankTransferOf(row, orders, actor, services.config.APP_SECRET, tx.now);
};
