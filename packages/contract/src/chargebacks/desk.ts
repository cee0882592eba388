import {
  chargebackEndStates,
  chargebackEvidence,
  chargebackReasons,
  chargebackSources,
  chargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { z } from 'zod';
import { paymentMethodCodes } from '../payments/methods.ts';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, note, ofMember, plain, text } from '../wire/values.ts';

export const chargebackTabs = ['open', 'overdue', 'ended', 'all'] as const;

const chargeback = z.object({
  id,
  payId: id,
  ...ofMember,
  orderId: plain.maybeId,
  orderNumber: plain.maybeText,
  method: z.enum(paymentMethodCodes),
  methodName: plain.text,
  provider: plain.text,
  providerReference: plain.maybeText,
  source: z.enum(chargebackSources),
  reference: plain.text,
  state: z.enum(chargebackStates),
  reason: z.enum(chargebackReasons),
  reasonText: plain.text,
  amountMinor: minor,
  heldMinor: minor,
  lostMinor: minor,
  feeMinor: minor,
  answerBy: plain.maybeInstant,
  openedAt: instant,
  endedAt: plain.maybeInstant,
  answeredOn: z.iso.date().nullable(),
  answeredBy: plain.text,
  assignedTo: plain.maybeId,
  assignee: plain.text,
  /** The request of the person who entered the outcome, which a second person has to confirm; null if none waits. */
  secondAwaited: awaitedApproval,
});
export type ChargebackView = z.infer<typeof chargeback>;

/** The facts that staff enter about a chargeback that they saw on the provider's own pages. */
export const registerChargebackInput = z.strictObject({
  payId: id,
  amountMinor: minor.min(1, 'amount.notAboveZero'),
  feeMinor: minor.min(0, 'field.tooSmall').max(100_000_000, 'field.tooBig'),
  reference: note(80),
  reason: z.enum(chargebackReasons, { error: 'field.required' }),
  answerBy: plain.maybeInstant,
  note: note(2_000),
});

export const chargebackCalls = {
  listChargebacks: staff('payment.read').page('staff/chargebacks', {
    summary: 'Payments disputed at the bank: open ones by their deadline, others newest first',
    filters: {
      shelf: z.enum(chargebackTabs).default('open'),
      words: searchWords,
      ...dayRangeFields,
    },
    of: chargeback,
    with: {
      counts: z.object({ open: count, overdue: count }),
    },
    table: {
      views: 'chargebacks',
      title: 'chargebacks.title',
      columns: {
        deadline: column.instant('chargebacks.deadline', 'answerBy'),
        amount: column.money('chargebacks.amount', 'amountMinor'),
        member: column.member('chargebacks.member'),
        payment: column.text('chargebacks.payment', 'methodName orderNumber'),
        reason: column.choice('chargebacks.reason', 'reason'),
        assignee: column.text('chargebacks.assignee', 'assignee'),
        state: column.choice('chargebacks.state', 'state'),
      },
    },
  }),
  getChargeback: staff('payment.read').byId.get('staff/chargebacks/one', {
    summary: 'One disputed payment, with what to send to the bank',
    output: chargeback.extend({
      note: plain.text,
      evidence: z.array(z.enum(chargebackEvidence)),
      overMinor: minor,
      assignable: z.array(z.object({ id, name: plain.text })),
    }),
  }),
  registerChargeback: staff('transfer.audit').postOnce('staff/chargebacks', {
    summary: 'Register a chargeback that the provider does not report',
    input: registerChargebackInput,
    output: z.object({ state: approvalState, id: plain.maybeId }),
    refusals: ['chargeback.notPossible', 'chargeback.tooMuch', ...approvalRefusals],
  }),
  saveChargeback: staff('transfer.audit').post('staff/chargebacks/note', {
    summary: 'Write a note on a chargeback, and assign it',
    input: z.strictObject({ id, note: note(2_000), assignedTo: plain.maybeId }),
    refusals: ['chargeback.assigneeUnknown'],
  }),
  answerChargeback: staff('transfer.audit').post('staff/chargebacks/answer', {
    summary: 'Note the day on which the evidence was sent to the bank, or take that back',
    input: z.strictObject({ id, answeredOn: z.iso.date({ error: 'field.invalid' }).nullable() }),
    refusals: ['chargeback.ended'],
  }),
  endChargeback: staff('transfer.audit').postOnce('staff/chargebacks/end', {
    summary: 'Say how a chargeback ended that the provider does not report',
    input: z.strictObject({
      id,
      end: z.enum(chargebackEndStates, { error: 'field.required' }),
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['chargeback.byProvider', 'chargeback.ended', ...approvalRefusals],
  }),
};
