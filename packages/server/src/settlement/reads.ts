import { refuse } from '@crossdock/contract/refusals.ts';
import { evidenceFor } from '@crossdock/domain/payments/chargebacks.ts';
import { isRefundDecidable } from '@crossdock/domain/payments/sourceRefunds.ts';
import { transfersOf } from '../payments/bankTransfers.store.ts';
import { countChargebacks, findChargeback, searchChargebacks } from '../payments/chargebacks.store.ts';
import { listRefunds as readRefunds, refundsOfMember, settledPayments } from '../payments/refunds.store.ts';
import { findPayment } from '../payments/store.ts';
import { bankTransferOf } from '../payments/view.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { purchaseLines, searchPurchases } from '../products/purchases.store.ts';
import { productViewContext, staffPurchaseOf } from '../products/view.ts';
import { activeStaff } from '../staff/store.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { listBankRefundOptions } from './bankRefunds.ts';
import { findBillsByIds } from './bills.ts';
import { maxChargeback } from './chargebackSteps.ts';
import { chargebackOf } from './chargebackView.ts';
import { sourceRefundOf, sourceRefundOptions } from './sourceRefunds.ts';

export const getChargeback: Handler<'getChargeback'> = async (tx, actor, { id }) => {
  const row = await findChargeback(tx, id);
  if (row === undefined) return refuse('row.notFound');
  const [awaited, leftMinor, staff] = await Promise.all([
    findAwaitedApprovals(tx, actor, 'chargeback', [id]),
    maxChargeback(tx, row.paymentId, id),
    activeStaff(tx),
  ]);
  return {
    ...chargebackOf(row, actor, awaited(id)),
    note: row.note,
    evidence: [...evidenceFor(row.reason)],
    overMinor: Math.max(0, row.heldMinor + row.lostMinor - leftMinor),
    assignable: staff.map((one) => ({ id: one.id, name: one.name })),
  };
};

export const getRefundOptions: Handler<'getRefundOptions'> = async (tx, actor, { orderId }) => {
  const payments = await settledPayments(tx, actor.memberId, orderId);
  const [options, toBank] = await Promise.all([
    sourceRefundOptions(tx, actor, actor.memberId, payments),
    listBankRefundOptions(tx, actor, orderId),
  ]);
  return { list: options.map(({ reference: _, ...option }) => option), toBank };
};

export const getRefundOptionsForMember: Handler<'getRefundOptionsForMember'> = async (tx, actor, input) => {
  const { memberId, orderId, payId } = input;
  const payment = payId === undefined ? undefined : await findPayment(tx, payId);
  if (payId !== undefined && payment?.memberId !== memberId) return refuse('row.notFound');
  const payments = payment ? [payment] : await settledPayments(tx, memberId, orderId);
  const options = await sourceRefundOptions(tx, actor, memberId, payments);
  const awaited = await findAwaitedApprovals(tx, actor, 'sourceRefund', fieldOf(options, 'payId'));
  return {
    list: options.map(({ reference: _, ...option }) => ({ ...option, secondAwaited: awaited(option.payId) })),
  };
};

export const listChargebacks: Handler<'listChargebacks'> = async (tx, actor, input) => {
  const opened = requestedPeriod(input, actor.shop);
  const [page, counts] = await Promise.all([
    searchChargebacks(tx, { ...input, opened }),
    countChargebacks(tx),
  ]);
  const awaited = await findAwaitedApprovals(tx, actor, 'chargeback', fieldOf(page.list, 'id'));
  return { ...page, counts, list: page.list.map((row) => chargebackOf(row, actor, awaited(row.id))) };
};

export const listMyBankTransfers: Handler<'listMyBankTransfers'> = async (tx, actor, input, services) => {
  const page = await transfersOf(tx, actor.memberId, input);
  const orders = await findBillsByIds(tx, [...new Set(page.list.flatMap((row) => row.orderIds))]);
  const { APP_SECRET } = services.config;
  return { ...page, list: page.list.map((row) => bankTransferOf(row, orders, actor, APP_SECRET, tx.now)) };
};

export const listMyRefunds: Handler<'listMyRefunds'> = async (tx, actor, input) => {
  const page = await refundsOfMember(tx, actor.memberId, input);
  return { ...page, list: page.list.map((row) => sourceRefundOf(row, actor)) };
};

export const listPurchasesOfShop: Handler<'listPurchasesOfShop'> = async (tx, actor, input, services) => {
  const page = await searchPurchases(tx, input);
  const ids = page.list.map(({ id }) => id);
  const [lines, awaited] = await Promise.all([
    purchaseLines(tx, ids),
    findAwaitedApprovals(tx, actor, 'purchase', ids),
  ]);
  const reader = productViewContext(tx, actor, services);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...staffPurchaseOf(row, lines, reader),
      secondAwaited: awaited(row.id),
    })),
  };
};

export const listRefunds: Handler<'listRefunds'> = async (tx, actor, input) => {
  const page = await readRefunds(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const awaited = await findAwaitedApprovals(tx, actor, 'refundOutcome', fieldOf(page.list, 'id'));
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      ...sourceRefundOf(row, actor),
      memberAccount: row.account,
      decidable: isRefundDecidable(row, tx.now),
      contradiction: row.contradictionSeenBy === null ? row.contradiction : '',
      secondAwaited: awaited(row.id),
    })),
  };
};
