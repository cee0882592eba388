import { refundOutcomes, sourceRefundStates } from '@crossdock/domain/payments/sourceRefunds.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState, secondAwaited } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { call } from '../wire/call.ts';
import { daysAsked, done, id, instant, minor, page, pageFields, query, text } from '../wire/values.ts';
import { paymentMethodCodes } from './methods.ts';

const refundOption = z.object({
  payId: id,
  method: z.enum(paymentMethodCodes),
  methodName: z.string(),
  orderNumber: z.string().nullable(),
  /** The most that can go back now: what came in and did not go back, as far as the balance holds it. */
  mostMinor: minor,
  /** The provider pays nothing back after this. */
  until: instant,
  settledAt: instant,
});
export type RefundOption = z.infer<typeof refundOption>;

const bankRefundOption = z.object({
  /** The order or purchase. */
  id,
  number: z.string(),
  /** The most that a withdrawal can pay out of its refund now. */
  mostMinor: minor,
});
export type BankRefundOption = z.infer<typeof bankRefundOption>;

const sourceRefund = z.object({
  id,
  payId: id,
  method: z.enum(paymentMethodCodes),
  methodName: z.string(),
  orderNumber: z.string().nullable(),
  amountMinor: minor,
  state: z.enum(sourceRefundStates),
  /** What the provider said of one that failed; the money is on the balance again. */
  why: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
  /** Who of the shop sent it, and why; null and empty: the member. */
  sentBy: z.string().nullable(),
  reason: z.string(),
});
export type SourceRefund = z.infer<typeof sourceRefund>;

const state = z.enum(sourceRefundStates).optional();

/** Money that goes back to the card or wallet that it came from. */
export const refundCalls = {
  getRefundOptions: call('GET', 'Pay/GetRefundOptions', {
    by: 'member',
    summary: 'My payments that can be paid back to where they came from',
    input: z.strictObject({ orderId: id.optional() }),
    /** `toBank`: refunds whose source takes nothing back, for `SubmitWithdrawal` with `refundOf`. */
    output: z.object({ list: z.array(refundOption), toBank: z.array(bankRefundOption) }),
  }),
  refundToSource: call('POST', 'Pay/RefundToSource', {
    by: 'member',
    personal: true,
    idempotent: true,
    summary: 'Send money of the balance back to the card or wallet from which it was paid',
    input: z.strictObject({
      payId: id,
      amountMinor: minor.min(1, 'amount.notAboveZero'),
    }),
    output: sourceRefund,
    refusals: ['refund.notPossible', 'refund.inDispute', 'refund.tooMuch', 'wallet.insufficient'],
  }),
  listMyRefunds: call('GET', 'Pay/GetRefundList', {
    by: 'member',
    summary: 'My refunds to cards and wallets, newest first',
    input: z.strictObject(pageFields),
    output: page(sourceRefund),
  }),
  listRefunds: call('GET', 'staff/refunds', {
    by: 'staff',
    can: 'payment.read',
    summary: 'Refunds to where the money came from, newest first',
    input: z.strictObject({
      state,
      /** Only those of which the provider said otherwise than two people. */
      contradicted: query.flag().optional(),
      words: searchWords,
      ...daysAsked,
      ...pageFields,
    }),
    output: page(
      sourceRefund.extend({
        memberId: id,
        memberAccount: z.string(),
        memberName: z.string(),
        provider: z.string(),
        reference: z.string(),
        tries: z.number().int(),
        /** Two people may say what came of it: the provider did not. */
        decidable: z.boolean(),
        decidedAs: z.enum(refundOutcomes),
        decidedReference: z.string(),
        decidedReason: z.string(),
        contradiction: z.string(),
        secondAwaited,
      }),
    ),
  }),
  getRefundOptionsForMember: call('GET', 'staff/refunds/options', {
    by: 'staff',
    can: 'payment.read',
    summary: 'A member’s payments that can be paid back to where they came from',
    input: z.strictObject({ memberId: id, orderId: id.optional(), payId: id.optional() }),
    output: z.object({ list: z.array(refundOption.extend({ secondAwaited })) }),
  }),
  refundToSourceForMember: call('POST', 'staff/refunds', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Send money of a member’s balance back to the card or wallet from which it was paid',
    input: z.strictObject({
      payId: id,
      amountMinor: minor.min(1, 'amount.notAboveZero'),
      /** The member reads it. */
      reason: text(200),
    }),
    output: done.extend({ state: approvalState }),
    refusals: [
      'refund.notPossible',
      'refund.inDispute',
      'refund.tooMuch',
      'wallet.insufficient',
      ...approvalRefusals,
    ],
  }),
  decideRefund: call('POST', 'staff/refunds/decide', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Say what came of a refund whose provider never answered clearly; always takes two people',
    input: z.strictObject({
      id,
      outcome: z.enum(['arrived', 'notArrived'], { error: 'field.required' }),
      /** What the provider's own pages call it. */
      reference: text(80),
      reason: text(200),
    }),
    output: done.extend({ state: approvalState }),
    refusals: ['refund.notDecidable', ...approvalRefusals],
  }),
  seeRefund: call('POST', 'staff/refunds/seen', {
    by: 'staff',
    can: 'withdrawal.audit',
    summary: 'Note that somebody looked into a refund of which the provider said otherwise',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['row.changed'],
  }),
};
