import {
  achKinds,
  bankCodeForm,
  bankColumnValues,
  mapEncodings,
  mapSeparators,
  payoutFaults,
  payoutFormats,
} from '@crossdock/domain/payouts/file.ts';
import {
  maxPayoutLines,
  payoutLineStates,
  payoutPauses,
  payoutSources,
  payoutStates,
} from '@crossdock/domain/payouts/states.ts';
import { withdrawalWarnings } from '@crossdock/domain/wallet/withdrawals.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { refundPaid } from '../wallet/withdrawals.ts';
import { call, longBodyBytes } from '../wire/call.ts';
import { sheetFile } from '../wire/sheet.ts';
import {
  dayRangeFields,
  doneAnswer,
  emptyInput,
  id,
  instant,
  minor,
  note,
  page,
  pageFields,
  query,
  text,
} from '../wire/values.ts';

const day = z.iso.date({ error: 'field.invalid' });

const terms = {
  format: z.enum(payoutFormats, { error: 'field.required' }),
  /** The name of the bank's own table, for the format `map`. */
  mapName: note(60).default(''),
};

const payee = {
  reference: z.string(),
  amountMinor: minor,
  payeeName: z.string(),
  account: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  memberId: id,
  memberName: z.string(),
  refund: refundPaid,
};

const payoutCandidate = z.object({
  ...payee,
  withdrawalId: id,
  createdAt: instant,
  warnings: z.array(z.enum(withdrawalWarnings)),
});
export type PayoutCandidate = z.infer<typeof payoutCandidate>;

/**
 * Why a pending withdrawal is left out: the file cannot contain it, somebody else must decide it, or it waits
 * for a decision.
 */
const leftOutReasons = [...payoutFaults, 'tookPart', 'secondAwaited'] as const;

const person = z.object({ name: z.string(), at: instant }).nullable();

const batch = z.object({
  id,
  number: z.string(),
  state: z.enum(payoutStates),
  currency: z.string(),
  format: z.enum(payoutFormats),
  payOn: z.string(),
  lineCount: z.number().int(),
  totalMinor: minor,
  /** Built by the reader, who therefore cannot approve it. */
  mine: z.boolean(),
  built: person,
  approved: person,
  sent: person,
  cancelled: person,
  doneAt: instant.nullable(),
  /** Why sending payment orders is paused; empty if it is not. */
  pausedWhy: z.enum(payoutPauses),
  resumeAt: instant.nullable(),
});
export type PayoutBatchView = z.infer<typeof batch>;

const line = z.object({
  id,
  position: z.number().int(),
  source: z.enum(payoutSources),
  ...payee,
  withdrawalId: id.nullable(),
  state: z.enum(payoutLineStates),
  returnReason: z.string(),
  settled: person,
  /** The provider's reference of the payment order; empty if unknown. */
  providerReference: z.string(),
  /** The provider's last status; empty if none. */
  providerState: z.string(),
  /** It was requested, but no answer arrived. */
  unsure: z.boolean(),
});
export type PayoutLineView = z.infer<typeof line>;

const bankMap = z
  .strictObject({
    name: text(60),
    separator: z.enum(mapSeparators, { error: 'field.required' }),
    encoding: z.enum(mapEncodings, { error: 'field.required' }),
    titled: z.boolean(),
    columns: z
      .array(
        z.strictObject({
          title: note(40),
          value: z.enum(bankColumnValues, { error: 'field.required' }),
          text: note(60).default(''),
        }),
      )
      .min(1, 'field.required')
      .max(40, 'field.tooMany'),
  })
  .refine(({ columns }) => columns.some(({ value }) => value === 'account'), {
    error: 'payout.mapAccount',
    path: ['columns'],
  })
  .refine(({ columns }) => columns.some(({ value }) => value === 'amount'), {
    error: 'payout.mapAmount',
    path: ['columns'],
  });

export const payoutSettings = z.strictObject({
  payerName: note(70),
  payerAccount: note(34),
  payerBankCode: note(11).regex(bankCodeForm, 'withdrawal.bankCodeForm'),
  payerTaxNumber: note(10).regex(/^(\d{8})?$/, 'payout.taxNumberForm'),
  achKind: z.enum(achKinds, { error: 'field.required' }),
  achItem: text(3).regex(/^\d{3}$/, 'field.invalid'),
  maps: z
    .array(bankMap)
    .max(10, 'field.tooMany')
    .refine((maps) => new Set(maps.map(({ name }) => name)).size === maps.length, 'payout.mapTwice')
    .default([]),
});

export const payoutCalls = {
  getPayoutSettings: call('GET', 'staff/payouts/settings', {
    by: 'staff',
    can: 'withdrawal.read',
    summary: 'The account that payouts leave, and the banks’ own tables',
    input: emptyInput,
    output: payoutSettings,
  }),
  savePayoutSettings: call('POST', 'staff/payouts/settings', {
    by: 'staff',
    can: 'bank.write',
    takesTwo: 'destination',
    fresh: true,
    summary: 'Set the account that payouts leave, and the banks’ own tables',
    bodyAtMost: longBodyBytes,
    input: payoutSettings,
    output: doneAnswer,
  }),
  previewPayout: call('GET', 'staff/payouts/preview', {
    watched: 'papers',
    by: 'staff',
    can: 'withdrawal.audit',
    summary:
      'Pending withdrawals that a batch can have, oldest first, and those left out, each with the reason',
    input: z.strictObject({
      ...terms,
      /** Part of a bank's name, or the beginning of its code. */
      bank: note(60).default(''),
      olderThanDays: query.int(0, 365).default(0),
    }),
    output: z.object({
      currency: z.string(),
      lines: z.array(payoutCandidate),
      leftOut: z.array(z.object({ ...payee, withdrawalId: id, why: z.enum(leftOutReasons) })),
      /** Whether more are pending than one batch can have. */
      more: z.boolean(),
    }),
    refusals: ['payout.payer', 'payout.mapUnknown'],
  }),
  buildPayout: call('POST', 'staff/payouts/build', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Build a batch of exactly these withdrawals; it waits for a second person',
    input: z.strictObject({
      ...terms,
      payOn: day,
      withdrawalIds: z.array(id).min(1, 'payout.nothing').max(maxPayoutLines, 'field.tooMany'),
    }),
    output: doneAnswer.extend({ id, number: z.string(), lineCount: z.number().int(), totalMinor: minor }),
    refusals: [
      'payout.payer',
      'payout.mapUnknown',
      'payout.dayPast',
      'payout.taken',
      'payout.cannotCarry',
      ...approvalRefusals,
    ],
  }),
  listPayouts: call('GET', 'staff/payouts', {
    by: 'staff',
    can: 'withdrawal.read',
    summary: 'Batches of payouts, newest first',
    input: z.strictObject({ state: z.enum(payoutStates).optional(), ...dayRangeFields, ...pageFields }),
    output: page(batch),
  }),
  getPayout: call('GET', 'staff/payouts/one', {
    watched: 'papers',
    by: 'staff',
    can: 'withdrawal.read',
    summary: 'One batch with its lines, and the digest of its file',
    input: z.strictObject({ id }),
    output: batch.extend({ fileName: z.string(), fileSha256: z.string(), lines: z.array(line) }),
  }),
  approvePayout: call('POST', 'staff/payouts/approve', {
    by: 'staff',
    can: 'withdrawal.audit',
    fresh: true,
    idempotent: true,
    summary: 'Approve a batch that somebody else built',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['payout.wrongState', 'payout.rejected', ...approvalRefusals],
  }),
  cancelPayout: call('POST', 'staff/payouts/cancel', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Cancel a batch that was not sent; its withdrawals are pending again',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['payout.wrongState'],
  }),
  sendPayout: call('POST', 'staff/payouts/send', {
    watched: 'export',
    by: 'staff',
    can: 'withdrawal.audit',
    fresh: true,
    idempotent: true,
    summary: 'Get the file of an approved batch for the bank: its withdrawals leave the books as paid',
    input: z.strictObject({ id }),
    output: sheetFile.extend({ sha256: z.string() }),
    refusals: ['payout.wrongState', 'payout.otherWay', 'payout.fileDiffers'],
  }),
  downloadPayout: call('GET', 'staff/payouts/file', {
    watched: 'export',
    by: 'staff',
    can: 'withdrawal.audit',
    summary: 'Get the file of a sent batch again, byte for byte',
    input: z.strictObject({ id }),
    output: sheetFile.extend({ sha256: z.string() }),
    refusals: ['payout.wrongState', 'payout.fileDiffers'],
  }),
  markPayoutPaid: call('POST', 'staff/payouts/paid', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Note which lines the bank paid; without any named, all that are open',
    input: z.strictObject({ id, lineIds: z.array(id).max(maxPayoutLines, 'field.tooMany').optional() }),
    output: doneAnswer.extend({ count: z.number().int() }),
    refusals: ['payout.wrongState'],
  }),
  returnPayoutLine: call('POST', 'staff/payouts/return', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Note that the bank returned a line: the amount goes back to the member, who is notified',
    input: z.strictObject({ lineId: id, reason: text(200) }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['payout.lineState', ...approvalRefusals],
  }),
};
