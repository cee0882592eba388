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
import { byId, doneAnswer, staff } from '../wire/call.ts';
import { dayRangeFields, page, pageFields } from '../wire/lists.ts';
import { count, id, instant, minor, note, ofMember, text } from '../wire/values.ts';

export const chargebackShelves = ['open', 'overdue', 'ended', 'all'] as const;

const chargeback = z.object({
  id,
  payId: id,
  ...ofMember,
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
  listChargebacks: staff('payment.read').get('staff/chargebacks', {
    summary: 'Payments disputed at the bank: open ones by their deadline, others newest first',
    input: z.strictObject({
      shelf: z.enum(chargebackShelves).default('open'),
      words: searchWords,
      ...dayRangeFields,
      ...pageFields,
    }),
    output: page(chargeback).extend({
      counts: z.object({ open: count, overdue: count }),
    }),
  }),
  getChargeback: staff('payment.read').get('staff/chargebacks/one', {
    summary: 'One disputed payment, with what to send to the bank',
    input: byId,
    output: chargeback.extend({
      note: z.string(),
      evidence: z.array(z.enum(chargebackEvidence)),
      overMinor: minor,
      assignable: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  registerChargeback: staff('transfer.audit').post('staff/chargebacks', {
    summary: 'Register a chargeback that the provider does not report',
    idempotent: true,
    input: registerChargebackInput,
    output: z.object({ state: approvalState, id: id.nullable() }),
    refusals: ['chargeback.notPossible', 'chargeback.tooMuch', ...approvalRefusals],
  }),
  saveChargeback: staff('transfer.audit').post('staff/chargebacks/note', {
    summary: 'Write a note on a chargeback, and assign it',
    input: z.strictObject({ id, note: note(2_000), assignedTo: id.nullable() }),
    refusals: ['chargeback.assigneeUnknown'],
  }),
  answerChargeback: staff('transfer.audit').post('staff/chargebacks/answer', {
    summary: 'Note the day on which the evidence was sent to the bank, or take that back',
    input: z.strictObject({ id, answeredOn: z.iso.date({ error: 'field.invalid' }).nullable() }),
    refusals: ['chargeback.ended'],
  }),
  endChargeback: staff('transfer.audit').post('staff/chargebacks/end', {
    summary: 'Say how a chargeback ended that the provider does not report',
    idempotent: true,
    input: z.strictObject({
      id,
      end: z.enum(chargebackEnds, { error: 'field.required' }),
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['chargeback.byProvider', 'chargeback.ended', ...approvalRefusals],
  }),
};
