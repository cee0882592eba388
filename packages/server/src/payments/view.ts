import type { BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { slipFromKey, thaiBankName } from '@crossdock/domain/payments/thaiSlip.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { Actor } from '../platform/scope.ts';
import type { TransferRow } from './bankTransfers.store.ts';
import { sandboxPath } from './providers/sandbox.ts';
import type { PaymentRow } from './store.ts';

export interface Obstacle {
  error: string;
  message: string;
}

/** The reason why something is not possible, as a text in the reader's language; null if it is possible. */
export function obstacleOf(refusal: Refusal | undefined, lang: Lang): Obstacle | null {
  return refusal === undefined ? null : { error: refusal.refused, message: refusalMessage(refusal, lang) };
}

/** The reason why a payment failed or expired; undefined in any other state. */
function failureOf(payment: PaymentRow): Refusal | undefined {
  if (payment.state === 'failed') return refuse('payment.failed');
  if (payment.state !== 'expired') return undefined;
  if (payment.failure === 'orderPaid') return refuse('payment.alreadyPaid');
  return payment.failure === 'orderCancelled' ? refuse('payment.orderCancelled') : refuse('payment.timeout');
}

export function paymentOf(payment: PaymentRow, actor: Actor): PaymentView {
  const live = payment.state === 'created' || payment.state === 'pending';
  return {
    ...payment,
    payId: payment.id,
    methodName: payment[actor.lang] ?? payment.method,
    totalMinor: payment.amountMinor + payment.feeMinor,
    currency: actor.shop.currency,
    url: live ? payment.providerUrl : null,
    step: (live && payment.step) || { kind: 'none' },
    playUrl:
      live && payment.step !== null && payment.provider === 'sandbox' && payment.providerReference !== null
        ? sandboxPath(payment.providerReference, actor.lang)
        : null,
    // A payment that no provider reports is found on the bank statement by this reference.
    reference: live && needsStatementMatch(payment.provider) ? (payment.providerReference ?? '') : '',
    obstacle: obstacleOf(failureOf(payment), actor.lang),
  };
}

type NamedOrder = { id: string; number: string };

/**
 * A bank transfer with signed addresses of its receipt. Its orders are in the order in which the member named them.
 */
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
    ...row,
    bankAccount: bankAccountOf({ ...row, id: row.bankAccountId }),
    voucher: { fileId: row.voucherFileId, url: voucher('full'), thumb: voucher('thumb') },
    orders: row.orderIds.flatMap((id) => orders.find((order) => order.id === id) ?? []),
    rejectReason: reasonText(row.rejectReason, actor.lang),
  };
}

/**
 * The name of the bank and the transfer's reference, for display to staff. Both are read from the stored key of a
 * transfer slip.
 */
export function slipText(key: string | null) {
  if (key === null) return null;
  const { bankCode, reference } = slipFromKey(key);
  return { bankName: thaiBankName(bankCode), reference };
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
    ...row,
  };
}
