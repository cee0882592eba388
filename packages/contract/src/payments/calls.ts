import { paymentStates } from '@crossdock/domain/payments/states.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, member, provider, staff } from '../wire/call.ts';
import { listExportCall } from '../wire/listExport.ts';
import { dayRangeFields, sortFields } from '../wire/lists.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import { id, minor, ofMember, plain, query, textsUpTo } from '../wire/values.ts';
import { paymentAccountCalls, signedEventCallOptions } from './accounts.ts';
import { bankTransferCalls } from './bankTransfers.ts';
import { paymentListFacts } from './listFacts.ts';
import { paymentMethodCodes } from './methods.ts';
import { refundCalls } from './refunds.ts';
import { payDespiteReportedTransfer } from './reportedTransfer.ts';
import { methodSettings, paymentView, payOptions, rechargeView } from './shapes.ts';

const method = z.enum(paymentMethodCodes, { error: 'payment.methodRequired' });

const startPaymentInput = z
  .strictObject({
    purpose: z.enum(['order', 'recharge'], { error: 'payment.parameter' }),
    /** The order, or the purchase of goods, to be paid. Only for the purpose `order`. */
    orderId: plain.optionalId,
    /** For a top-up: the amount that reaches the balance, without the method's fee. */
    amountMinor: minor.min(1, 'amount.notAboveZero').optional(),
    method,
    despiteReported: payDespiteReportedTransfer,
  })
  .refine(({ purpose, orderId }) => (purpose === 'order') === (orderId !== undefined), {
    error: 'payment.parameter',
    path: ['orderId'],
  })
  .refine(({ purpose, amountMinor }) => (purpose === 'recharge') === (amountMinor !== undefined), {
    error: 'payment.parameter',
    path: ['amountMinor'],
  });

const staffPayment = paymentView.extend({
  ...ofMember,
  provider: plain.text,
  providerReference: plain.maybeText,
  /** The last digits of the payer's card or account; empty if the provider did not report them. */
  payerEnding: plain.text,
  /** Whether the money can be confirmed from the bank statement. */
  confirmable: plain.yesNo,
  secondAwaited: awaitedApproval,
});

/** Filters and sort orders of the list of payments. */
const paymentFilters = {
  state: z.enum(paymentStates).optional(),
  method: z.enum(paymentMethodCodes).optional(),
  purpose: z.enum(['order', 'purchase', 'recharge']).optional(),
  memberId: plain.optionalId,
  orderId: plain.optionalId,
  /**
   * An order number, to find its payments, a provider's reference, or the last digits of the card or account.
   */
  words: searchWords,
  ...dayRangeFields,
  ...sortFields(['created', 'amount']),
};

/** Why nothing can be paid for an order or a purchase now. */
const payRefusals = [
  'payment.methodUnavailable',
  'payment.notYet',
  'payment.onDelivery',
  'payment.alreadyPaid',
  'payment.orderCancelled',
  'order.priceEnded',
  'transfer.alreadyReported',
] as const;

const methods = savedRecordCalls('staff/payment-methods', methodSettings);

export const paymentCalls = {
  ...bankTransferCalls,
  ...paymentAccountCalls,
  ...refundCalls,
  getPayTypeList: member.get('Pay/GetPayTypeList', {
    summary: 'List payment methods with fees, or why one is unavailable',
    misspelt: { source: 'scoure' },
    input: z.strictObject({
      /** 4 means the web, the only source. */
      source: query.int(4, 4).default(4),
      orderId: plain.optionalId,
      amountMinor: query.int(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: payOptions,
    refusals: ['payment.parameter'],
  }),
  payFromBalance: member.postOnce('Pay/ToBalancePay', {
    summary: 'Pay for an order or a purchase from the balance',
    input: z.strictObject({
      orderId: id,
      /** The amount due that the payer saw, in minor units. If it has changed, the call is refused. */
      dueMinor: minor.optional(),
      despiteReported: payDespiteReportedTransfer,
    }),
    output: z.object({ payId: id, paidMinor: minor, feeMinor: minor, balanceMinor: minor }),
    refusals: ['wallet.insufficient', 'order.feeChanged', ...payRefusals],
  }),
  startPayment: member.postOnce('Pay/toPay', {
    summary: "Start a payment on a provider's page; a second start for an order continues the first",
    input: startPaymentInput,
    output: paymentView,
    refusals: [
      'payment.parameter',
      ...payRefusals,
      'recharge.amountRange',
      'recharge.wholeCoins',
      'recharge.methodNotAllowed',
      'payment.tooSmall',
      'payment.tooBig',
      'payment.notWhole',
    ],
  }),
  askPayment: member.post('Pay/AskPayState', {
    summary: 'Ask the provider about a payment now, after coming back from its page',
    input: z.strictObject({ payId: id }),
  }),
  getPayState: member.get('Pay/GetPayState', {
    summary: 'Get the status of a payment',
    input: z.strictObject({ payId: id }),
    output: paymentView,
  }),
  listRecharges: member.page('Member/GetRechargeSheetList', {
    summary: 'My top-ups by every way, newest first',
    of: rechargeView,
  }),
  receiveStripeEvent: provider.post('pay/webhook/stripe', {
    ...signedEventCallOptions,
    summary: 'Receive a signed Stripe event of the installation’s account, for the one shop that it serves',
  }),
  receiveSandboxEvent: provider.post('pay/webhook/sandbox', {
    ...signedEventCallOptions,
    summary: 'Receive a signed event of the demo payment page',
  }),
  listPayments: staff('payment.read').page('staff/payments', {
    summary: 'Payments, newest first',
    filters: paymentFilters,
    of: staffPayment,
  }),
  exportPayments: staff('payment.read').get(
    'staff/payments/export',
    listExportCall('payments', paymentFilters, keysOf(paymentListFacts)),
  ),
  confirmOwnPayment: staff('transfer.audit').postOnce('staff/payments/confirm', {
    summary: 'Confirm that a payment by a code of the shop’s own is on the bank’s statement, and settle it',
    input: z.strictObject({ payId: id }),
    output: doneAnswer.extend({ state: approvalState, settledTo: z.enum(['order', 'balance']).nullable() }),
    refusals: ['payment.confirmed', ...approvalRefusals],
  }),
  listPaymentMethods: methods.list('payment.read', 'The payment methods with their fees'),
  savePaymentMethod: methods.save('bank.write', {
    summary: 'Change a payment method: names, fee, what it may be used for',
    input: z.strictObject({
      code: z.enum(paymentMethodCodes),
      ...textsUpTo(40),
      feeBasisPoints: z.number().int('field.integer').min(0, 'field.tooSmall').max(2000, 'field.tooBig'),
      forOrders: plain.yesNo,
      forRecharge: plain.yesNo,
      active: plain.yesNo,
      position: z.number().int('field.integer').min(0, 'field.tooSmall').max(1000, 'field.tooBig'),
    }),
    refusals: ['recharge.methodNotAllowed'],
  }),
};
