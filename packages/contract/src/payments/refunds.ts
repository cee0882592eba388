import { refundOutcomes, sourceRefundStates } from '@crossdock/domain/payments/sourceRefunds.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, member, staff } from '../wire/call.ts';
import { dayRangeFields, listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, ofMember, plain, query, text } from '../wire/values.ts';
import { paymentMethodCodes } from './methods.ts';

/** The payment that is refunded, and its order. */
const paidBack = {
  payId: id,
  method: z.enum(paymentMethodCodes),
  methodName: plain.text,
  orderNumber: plain.maybeText,
};

const refundOption = z.object({
  ...paidBack,
  /** The most that can be refunded now: the received amount minus refunds, and no more than the balance. */
  mostMinor: minor,
  /** After this moment the provider makes no refunds. */
  until: instant,
  settledAt: instant,
});
export type RefundOption = z.infer<typeof refundOption>;

const bankRefundOption = z.object({
  /** The id of the order or purchase that is refunded. */
  id,
  number: plain.text,
  /** The largest part of this refund that a withdrawal can pay out now. */
  mostMinor: minor,
});
export type BankRefundOption = z.infer<typeof bankRefundOption>;

const sourceRefund = z.object({
  id,
  ...paidBack,
  amountMinor: minor,
  state: z.enum(sourceRefundStates),
  /** The provider's reason for a failed refund; the money is back on the balance. */
  why: plain.text,
  createdAt: instant,
  endedAt: plain.maybeInstant,
  /** The staff member who sent the refund, and why; null and empty if the member did. */
  sentBy: plain.maybeText,
  reason: plain.text,
});
export type SourceRefund = z.infer<typeof sourceRefund>;

const state = z.enum(sourceRefundStates).optional();

/** Why a payment is not paid back to its source. */
export const refundRefusals = [
  'refund.notPossible',
  'refund.inDispute',
  'refund.tooMuch',
  'wallet.insufficient',
] as const;

/** Refunds to the card or wallet that paid. */
export const refundCalls = {
  getRefundOptions: member.get('Pay/GetRefundOptions', {
    summary: 'My payments that can be paid back to where they came from',
    input: z.strictObject({ orderId: plain.optionalId }),
    /**
     * `toBank`: refunds that the source of the payment does not accept. `SubmitWithdrawal` with `refundOf` pays them
     * out.
     */
    output: z.object({ list: z.array(refundOption), toBank: z.array(bankRefundOption) }),
  }),
  refundToSource: member.postOnce('Pay/RefundToSource', {
    summary: 'Send money of the balance back to the card or wallet from which it was paid',
    personal: true,
    input: z.strictObject({ payId: id, amountMinor: minor.min(1, 'amount.notAboveZero') }),
    output: sourceRefund,
    refusals: refundRefusals,
  }),
  listMyRefunds: member.page('Pay/GetRefundList', {
    summary: 'My refunds to cards and wallets, newest first',
    of: sourceRefund,
  }),
  listRefunds: staff('payment.read').page('staff/refunds', {
    summary: 'Refunds to where the money came from, newest first',
    filters: {
      state,
      /** Only refunds whose provider later contradicted the outcome that two people decided. */
      contradicted: query.flag().optional(),
      words: searchWords,
      ...dayRangeFields,
    },
    of: sourceRefund.extend({
      ...ofMember,
      provider: plain.text,
      reference: plain.text,
      tries: count,
      /** Two people may decide the outcome, because the provider did not report it. */
      decidable: plain.yesNo,
      decidedAs: z.enum(refundOutcomes),
      decidedReference: plain.text,
      decidedReason: plain.text,
      contradiction: plain.text,
      secondAwaited: awaitedApproval,
    }),
    table: {
      views: 'refunds',
      title: 'payments.refunds',
      columns: {
        at: column.instant('payments.at', 'createdAt'),
        member: column.member('payments.member', 'memberName memberAccount sentBy reason'),
        method: column.text('payments.method', 'methodName orderNumber'),
        reference: column.text('payments.reference', 'reference'),
        amount: column.money('payments.amount', 'amountMinor'),
        state: column.choice('payments.state', 'state', 'payments.refunds'),
      },
    },
  }),
  getRefundOptionsForMember: staff('payment.read').get('staff/refunds/options', {
    summary: 'A member’s payments that can be paid back to where they came from',
    input: z.strictObject({ memberId: id, orderId: plain.optionalId, payId: plain.optionalId }),
    output: listOf(refundOption.extend({ secondAwaited: awaitedApproval })),
  }),
  refundToSourceForMember: staff('withdrawal.audit').postOnce('staff/refunds', {
    summary: 'Send money of a member’s balance back to the card or wallet from which it was paid',
    input: z.strictObject({
      payId: id,
      amountMinor: minor.min(1, 'amount.notAboveZero'),
      /** Shown to the member. */
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: [...refundRefusals, ...approvalRefusals],
  }),
  decideRefund: staff('withdrawal.audit').postOnce('staff/refunds/decide', {
    summary: 'Say what came of a refund whose provider never answered clearly; always takes two people',
    input: z.strictObject({
      id,
      outcome: z.enum(['arrived', 'notArrived'], { error: 'field.required' }),
      /** The refund's reference on the provider's own pages. */
      reference: text(80),
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['refund.notDecidable', ...approvalRefusals],
  }),
  seeRefund: staff('withdrawal.audit').byId.post('staff/refunds/seen', {
    summary: 'Note that somebody looked into a refund of which the provider said otherwise',
    refusals: ['row.changed'],
  }),
};
