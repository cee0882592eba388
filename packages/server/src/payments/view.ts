import type { BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import type { PaymentMethodCode, PaymentView } from '@crossdock/contract/payments/shapes.ts';
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
    orderId: payment.order_id,
    orderNumber: payment.order_number,
    method: payment.method as PaymentMethodCode,
    methodName: payment[actor.lang] ?? payment.method,
    amountMinor: payment.amount_minor,
    feeMinor: payment.fee_minor,
    totalMinor: payment.amount_minor + payment.fee_minor,
    bonusMinor: payment.bonus_minor,
    currency: actor.shop.currency,
    state: payment.state,
    url: live ? payment.provider_url : null,
    obstacle: obstacleOf(failureOf(payment), actor.lang),
    settledTo: payment.settled_to,
    createdAt: payment.created_at,
    expiresAt: payment.expires_at,
    settledAt: payment.settled_at,
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
    fileUrl(secret, actor.shop.id, row.voucher_file_id, variant, now, 'paper');
  return {
    id: row.id,
    bankAccount: bankAccountOf({ ...row, id: row.bank_account_id }),
    transactionNumber: row.transaction_number,
    payerName: row.payer_name,
    payerPhone: row.payer_phone,
    amountMinor: row.amount_minor,
    bonusMinor: row.bonus_minor,
    currency: row.currency,
    tradedAt: row.traded_at,
    voucher: { fileId: row.voucher_file_id, url: voucher('full'), thumb: voucher('thumb') },
    orders: row.order_ids.flatMap((id) => orders.find((order) => order.id === id) ?? []),
    state: row.state,
    rejectReason: reasonText(row.reject_reason, actor.lang),
    createdAt: row.created_at,
    auditedAt: row.audited_at,
  };
}

interface AccountRow {
  id: string;
  bank_name: string;
  account_name: string;
  account_number: string;
  currency: string;
  remark: string;
}

export function bankAccountOf(row: AccountRow) {
  return {
    id: row.id,
    bankName: row.bank_name,
    accountName: row.account_name,
    accountNumber: row.account_number,
    currency: row.currency,
    remark: row.remark,
  };
}
