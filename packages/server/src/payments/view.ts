import type { BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { Actor } from '../platform/scope.ts';
import type { TransferRow } from './bankTransfers.store.ts';
import type { PaymentRow } from './store.ts';

export interface Obstacle {
  error: string;
  message: string;
}

/** Why something is not possible, said in the reader's language beside what is. */
export function obstacleOf(refusal: Refusal | undefined, lang: Lang): Obstacle | null {
  return refusal === undefined ? null : { error: refusal.refused, message: refusalMessage(refusal, lang) };
}

/** How a payment ended badly (specification, section 8 "Payment"); an end that another payment caused says nothing. */
function failureOf(payment: PaymentRow): Refusal | undefined {
  if (payment.state === 'failed') return refuse('payment.failed');
  if (payment.state !== 'expired') return undefined;
  if (payment.failure === 'orderPaid') return refuse('payment.alreadyPaid');
  return payment.failure === 'orderCancelled' ? refuse('payment.orderCancelled') : refuse('payment.timeout');
}

export function paymentOf(payment: PaymentRow, actor: Actor): PaymentView {
  const live = payment.state === 'created' || payment.state === 'pending';
  return {
    payId: payment.id,
    purpose: payment.purpose,
    orderId: payment.orderId,
    orderNumber: payment.orderNumber,
    method: payment.method,
    methodName: payment[actor.lang] ?? payment.method,
    amountMinor: payment.amountMinor,
    feeMinor: payment.feeMinor,
    totalMinor: payment.amountMinor + payment.feeMinor,
    bonusMinor: payment.bonusMinor,
    currency: actor.shop.currency,
    state: payment.state,
    url: live ? payment.providerUrl : null,
    obstacle: obstacleOf(failureOf(payment), actor.lang),
    settledTo: payment.settledTo,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    settledAt: payment.settledAt,
  };
}

type NamedOrder = { id: string; number: string };

/** A bank transfer with a signed address of its voucher. `orders` are those it names, in the member's order. */
export function bankTransferOf<O extends NamedOrder>(
  row: TransferRow,
  orders: readonly O[],
  actor: Actor,
  secret: string,
  now: string,
): Omit<BankTransferView, 'orders'> & { orders: O[] } {
  const voucher = (variant: 'full' | 'thumb') =>
    fileUrl(secret, actor.shop.id, row.voucherFileId, variant, now, 'paper');
  return {
    id: row.id,
    bankAccount: bankAccountOf({ ...row, id: row.bankAccountId }),
    transactionNumber: row.transactionNumber,
    payerName: row.payerName,
    payerPhone: row.payerPhone,
    amountMinor: row.amountMinor,
    bonusMinor: row.bonusMinor,
    currency: row.currency,
    tradedAt: row.tradedAt,
    voucher: { fileId: row.voucherFileId, url: voucher('full'), thumb: voucher('thumb') },
    orders: row.orderIds.flatMap((id) => orders.find((order) => order.id === id) ?? []),
    state: row.state,
    rejectReason: reasonText(row.rejectReason, actor.lang),
    createdAt: row.createdAt,
    auditedAt: row.auditedAt,
  };
}

interface AccountRow {
  id: string;
  bankName: string;
  accountName: string;
  accountNumber: string;
  currency: string;
  remark: string;
}

export function bankAccountOf(row: AccountRow) {
  return {
    id: row.id,
    bankName: row.bankName,
    accountName: row.accountName,
    accountNumber: row.accountNumber,
    currency: row.currency,
    remark: row.remark,
  };
}
