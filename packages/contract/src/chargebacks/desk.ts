import {
  chargebackEnds,
  chargebackEvidence,
  chargebackReasons,
  chargebackSources,
  chargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { z } from 'zod';
import { paymentMethodCodes } from '../payments/methods.ts';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { call } from '../wire/call.ts';
import {
  dayRangeFields,
  doneAnswer,
  id,
  instant,
  minor,
  note,
  page,
  pageFields,
  text,
} from '../wire/values.ts';

export const chargebackShelves = ['open', 'overdue', 'ended', 'all'] as const;

const chargeback = z.object({
  id,
  payId: id,
  memberId: id,
  memberAccount: z.string(),
  memberName: z.string(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  method: z.enum(paymentMethodCodes),
  methodName: z.string(),
  provider: z.string(),
  providerReference: z.string().nullable(),
  source: z.enum(chargebackSources),
  reference: z.string(),
  state: z.enum(chargebackStates),
  reason: z.enum(chargebackReasons),
  reasonText: z.string(),
  amountMinor: minor,
  heldMinor: minor,
  lostMinor: minor,
  feeMinor: minor,
  answerBy: instant.nullable(),
  openedAt: instant,
  endedAt: instant.nullable(),
  answeredOn: z.iso.date().nullable(),
  answeredBy: z.string(),
  assignedTo: id.nullable(),
  assignee: z.string(),
  /** The outcome that one person entered and a second one has to confirm. */
  secondAwaited: awaitedApproval,
});
export type ChargebackView = z.infer<typeof chargeback>;

/** What staff enter about a chargeback that they saw in the provider's own pages. */
export const registerChargebackInput = z.strictObject({
  payId: id,
  amountMinor: minor.min(1, 'amount.notAboveZero'),
  feeMinor: minor.min(0, 'field.tooSmall').max(100_000_000, 'field.tooBig'),
  reference: note(80),
  reason: z.enum(chargebackReasons, { error: 'field.required' }),
  answerBy: instant.nullable(),
  note: note(2_000),
});

export const chargebackCalls = {
  listChargebacks: call('GET', 'staff/chargebacks', {
    by: 'staff',
    can: 'payment.read',
    summary: 'Payments disputed at the bank: open ones by their deadline, others newest first',
    input: z.strictObject({
      shelf: z.enum(chargebackShelves).default('open'),
      words: searchWords,
      ...dayRangeFields,
      ...pageFields,
    }),
    output: page(chargeback).extend({
      counts: z.object({ open: z.number().int(), overdue: z.number().int() }),
    }),
  }),
  getChargeback: call('GET', 'staff/chargebacks/one', {
    by: 'staff',
    can: 'payment.read',
    summary: 'One disputed payment, with what to send to the bank',
    input: z.strictObject({ id }),
    output: chargeback.extend({
      note: z.string(),
      evidence: z.array(z.enum(chargebackEvidence)),
      overMinor: minor,
      assignable: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  registerChargeback: call('POST', 'staff/chargebacks', {
    by: 'staff',
    can: 'transfer.audit',
    idempotent: true,
    summary: 'Register a chargeback that the provider does not report',
    input: registerChargebackInput,
    output: z.object({ state: approvalState, id: id.nullable() }),
    refusals: ['chargeback.notPossible', 'chargeback.tooMuch', ...approvalRefusals],
  }),
  saveChargeback: call('POST', 'staff/chargebacks/note', {
    by: 'staff',
    can: 'transfer.audit',
    summary: 'Write a note on a chargeback, and assign it',
    input: z.strictObject({ id, note: note(2_000), assignedTo: id.nullable() }),
    output: doneAnswer,
    refusals: ['chargeback.assigneeUnknown'],
  }),
  answerChargeback: call('POST', 'staff/chargebacks/answer', {
    by: 'staff',
    can: 'transfer.audit',
    summary: 'Note the day on which the evidence was sent to the bank, or take that back',
    input: z.strictObject({ id, answeredOn: z.iso.date({ error: 'field.invalid' }).nullable() }),
    output: doneAnswer,
    refusals: ['chargeback.ended'],
  }),
  endChargeback: call('POST', 'staff/chargebacks/end', {
    by: 'staff',
    can: 'transfer.audit',
    idempotent: true,
    summary: 'Say how a chargeback ended that the provider does not report',
    input: z.strictObject({
      id,
      end: z.enum(chargebackEnds, { error: 'field.required' }),
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['chargeback.byProvider', 'chargeback.ended', ...approvalRefusals],
  }),
};
