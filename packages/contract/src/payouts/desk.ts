import {
  achTransactionTypes,
  bankCodePattern,
  bankColumnValues,
  bankFileEncodings,
  bankFileSeparators,
  payoutFaults,
  payoutFormats,
} from '@crossdock/domain/payouts/file.ts';
import {
  maxPayoutLines,
  payoutLineStates,
  payoutPauseReasons,
  payoutSources,
  payoutStates,
} from '@crossdock/domain/payouts/states.ts';
import { withdrawalWarnings } from '@crossdock/domain/wallet/withdrawals.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { refundedSale } from '../wallet/withdrawals.ts';
import { doneAnswer, longBodyBytes, settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { sheetFile } from '../wire/sheet.ts';
import { count, id, instant, minor, note, plain, query, text } from '../wire/values.ts';

const day = z.iso.date({ error: 'field.invalid' });

const terms = {
  format: z.enum(payoutFormats, { error: 'field.required' }),
  /** For the format `map`: the name of the layout that the shop has defined for its bank's own file. */
  mapName: note(60).default(''),
};

const payee = {
  reference: plain.text,
  amountMinor: minor,
  payeeName: plain.text,
  account: plain.text,
  bankCode: plain.text,
  bankName: plain.text,
  memberId: id,
  memberName: plain.text,
  refund: refundedSale,
};

const payoutCandidate = z.object({
  ...payee,
  withdrawalId: id,
  createdAt: instant,
  warnings: z.array(z.enum(withdrawalWarnings)),
});
export type PayoutCandidate = z.infer<typeof payoutCandidate>;

/**
 * Why a pending withdrawal is not in the batch: the file cannot contain it, the clerk took part in it so that
 * somebody else must decide it, or it waits for a second person.
 */
const leftOutReasons = [...payoutFaults, 'tookPart', 'secondAwaited'] as const;

const person = z.object({ name: plain.text, at: instant }).nullable();

const batch = z.object({
  id,
  number: plain.text,
  state: z.enum(payoutStates),
  currency: plain.text,
  format: z.enum(payoutFormats),
  payOn: plain.text,
  lineCount: count,
  totalMinor: minor,
  /** True if the reader built the batch, and therefore cannot approve it. */
  mine: plain.yesNo,
  built: person,
  approved: person,
  sent: person,
  cancelled: person,
  doneAt: plain.maybeInstant,
  /** Why sending payment orders is paused; empty if it is not. */
  pausedWhy: z.enum(payoutPauseReasons),
  resumeAt: plain.maybeInstant,
});
export type PayoutBatchView = z.infer<typeof batch>;

const line = z.object({
  id,
  position: count,
  source: z.enum(payoutSources),
  ...payee,
  withdrawalId: plain.maybeId,
  state: z.enum(payoutLineStates),
  returnReason: plain.text,
  settled: person,
  /** The provider's reference of the payment order; empty if unknown. */
  providerReference: plain.text,
  /** The provider's last status; empty if none. */
  providerState: plain.text,
  /** The payment order was sent, but no answer arrived. */
  unsure: plain.yesNo,
});
export type PayoutLineView = z.infer<typeof line>;

const bankMap = z
  .strictObject({
    name: text(60),
    separator: z.enum(bankFileSeparators, { error: 'field.required' }),
    encoding: z.enum(bankFileEncodings, { error: 'field.required' }),
    titled: plain.yesNo,
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
  payerBankCode: note(11).regex(bankCodePattern, 'withdrawal.bankCodeForm'),
  payerTaxNumber: note(10).regex(/^(\d{8})?$/, 'payout.taxNumberForm'),
  achKind: z.enum(achTransactionTypes, { error: 'field.required' }),
  achItem: text(3).regex(/^\d{3}$/, 'field.invalid'),
  maps: z
    .array(bankMap)
    .max(10, 'field.tooMany')
    .refine((maps) => new Set(maps.map(({ name }) => name)).size === maps.length, 'payout.mapTwice')
    .default([]),
});

const settings = settingsCalls('staff/payouts/settings', payoutSettings, payoutSettings);

export const payoutCalls = {
  getPayoutSettings: settings.get(
    'withdrawal.read',
    'The account that payouts leave, and the banks’ own tables',
  ),
  savePayoutSettings: settings.set(
    'bank.write',
    'Set the account that payouts leave, and the banks’ own tables',
    { takesTwo: 'destination', fresh: true, bodyAtMost: longBodyBytes },
  ),
  previewPayout: staff('withdrawal.audit').get('staff/payouts/preview', {
    summary:
      'Pending withdrawals that a batch can have, oldest first, and those left out, each with the reason',
    watched: 'papers',
    input: z.strictObject({
      ...terms,
      /** Part of a bank's name, or the beginning of its code. */
      bank: note(60).default(''),
      olderThanDays: query.int(0, 365).default(0),
    }),
    output: z.object({
      currency: plain.text,
      lines: z.array(payoutCandidate),
      leftOut: z.array(z.object({ ...payee, withdrawalId: id, why: z.enum(leftOutReasons) })),
      /** Whether more withdrawals are pending than one batch can have. */
      more: plain.yesNo,
    }),
    refusals: ['payout.payer', 'payout.mapUnknown'],
  }),
  buildPayout: staff('withdrawal.audit').postOnce('staff/payouts/build', {
    summary: 'Build a batch of exactly these withdrawals; it waits for a second person',
    input: z.strictObject({
      ...terms,
      payOn: day,
      withdrawalIds: z.array(id).min(1, 'payout.nothing').max(maxPayoutLines, 'field.tooMany'),
    }),
    output: doneAnswer.extend({ id, number: plain.text, lineCount: count, totalMinor: minor }),
    refusals: [
      'payout.payer',
      'payout.mapUnknown',
      'payout.dayPast',
      'payout.taken',
      'payout.cannotCarry',
      ...approvalRefusals,
    ],
  }),
  listPayouts: staff('withdrawal.read').page('staff/payouts', {
    summary: 'Batches of payouts, newest first',
    filters: { state: z.enum(payoutStates).optional(), ...dayRangeFields },
    of: batch,
    table: {
      views: 'payouts',
      title: 'payouts.title',
      columns: {
        number: column.text('payouts.number', 'number'),
        state: column.choice('payouts.state', 'state'),
        lines: column.count('payouts.lines', 'lineCount'),
        total: column.money('payouts.total', 'totalMinor'),
        by: column.text('payouts.by.built', 'built.name'),
        at: column.text('payouts.payOn', 'payOn'),
      },
    },
  }),
  getPayout: staff('withdrawal.read').byId.get('staff/payouts/one', {
    summary: 'One batch with its lines, and the digest of its file',
    watched: 'papers',
    output: batch.extend({ fileName: plain.text, fileSha256: plain.text, lines: z.array(line) }),
  }),
  approvePayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/approve', {
    summary: 'Approve a batch that somebody else built',
    fresh: true,
    refusals: ['payout.wrongState', 'payout.rejected', ...approvalRefusals],
  }),
  cancelPayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/cancel', {
    summary: 'Cancel a batch that was not sent; its withdrawals are pending again',
    refusals: ['payout.wrongState'],
  }),
  sendPayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/send', {
    summary: 'Get the file of an approved batch for the bank: its withdrawals leave the books as paid',
    watched: 'export',
    fresh: true,
    output: sheetFile.extend({ sha256: plain.text }),
    refusals: ['payout.wrongState', 'payout.otherWay', 'payout.fileDiffers'],
  }),
  downloadPayout: staff('withdrawal.audit').byId.get('staff/payouts/file', {
    summary: 'Get the file of a sent batch again, byte for byte',
    watched: 'export',
    output: sheetFile.extend({ sha256: plain.text }),
    refusals: ['payout.wrongState', 'payout.fileDiffers'],
  }),
  markPayoutPaid: staff('withdrawal.audit').postOnce('staff/payouts/paid', {
    summary: 'Note which lines the bank paid; without any named, all that are open',
    input: z.strictObject({ id, lineIds: z.array(id).max(maxPayoutLines, 'field.tooMany').optional() }),
    output: doneAnswer.extend({ count }),
    refusals: ['payout.wrongState'],
  }),
  returnPayoutLine: staff('withdrawal.audit').postOnce('staff/payouts/return', {
    summary: 'Note that the bank returned a line: the amount goes back to the member, who is notified',
    input: z.strictObject({ lineId: id, reason: text(200) }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: ['payout.lineState', ...approvalRefusals],
  }),
};
