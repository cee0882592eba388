import { auditStates, auditSteps } from '@crossdock/domain/payments/states.ts';
import { bankCodePattern } from '@crossdock/domain/payouts/file.ts';
import {
  withdrawalAccountTypes,
  withdrawalSources,
  withdrawalWarnings,
} from '@crossdock/domain/wallet/withdrawals.ts';
import { z } from 'zod';
import { rejectionInput } from '../shops/auditReasons.ts';
import { auditFilters, decisionFields } from '../wire/auditFilters.ts';
import { doneAnswer, member, staff } from '../wire/call.ts';
import { page, pageFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { sensitiveDocument, sensitiveDocumentWithId } from '../wire/sensitiveDocuments.ts';
import { amountUpTo, count, id, instant, minor, note, ofMember, plain, text } from '../wire/values.ts';
import { approvalRefusals, approvalState, awaitedApproval } from './approvals.ts';

/** The order or purchase whose refund is paid out; null for a plain withdrawal. */
export const refundedSale = z.object({ id, number: plain.text }).nullable();

/** A withdrawal as its member sees it (specification, section 3 "Withdrawal"). */
const withdrawalView = z.object({
  id,
  number: plain.text,
  source: z.enum(withdrawalSources),
  amountMinor: minor,
  currency: plain.text,
  accountType: z.enum(withdrawalAccountTypes),
  accountName: plain.text,
  account: plain.text,
  bankName: plain.text,
  bankCode: plain.text,
  refund: refundedSale,
  accountImage: sensitiveDocumentWithId,
  ...decisionFields,
  /** The proof of the payout, and the time when the proof was added. */
  voucher: sensitiveDocument.nullable(),
  voucherAt: plain.maybeInstant,
  /** The withdrawal is part of a payout batch and cannot be decided alone. */
  inPayout: plain.yesNo,
  /** When and why the bank returned the payout; the amount went back to its source. */
  returnedAt: plain.maybeInstant,
  returnReason: plain.text,
});
export type WithdrawalView = z.infer<typeof withdrawalView>;

const staffWithdrawal = withdrawalView.extend({
  ...ofMember,
  /** The verified name; null if the member is not verified. */
  identityName: plain.maybeText,
  /** The member's balance, without the held amount. */
  balanceMinor: minor,
  earningsMinor: minor,
  heldMinor: minor,
  /** How many withdrawals the member was paid before. */
  paidBefore: count,
  warnings: z.array(z.enum(withdrawalWarnings)),
  auditedBy: plain.maybeText,
  secondAwaited: awaitedApproval,
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;

export const submitWithdrawalInput = z
  .strictObject({
    source: z.enum(withdrawalSources).default('balance'),
    /** A multiple of 100 in the currency's major unit. */
    amountMinor: amountUpTo(1_000_000_000_000),
    accountType: z.enum(withdrawalAccountTypes, { error: 'withdrawal.accountTypeRequired' }),
    accountName: text(60),
    account: z
      .string({ error: 'withdrawal.accountRequired' })
      .trim()
      .min(1, 'withdrawal.accountRequired')
      .max(60, 'field.tooLong'),
    /** Only for a bank account. */
    bankName: note(60).default(''),
    /** The bank’s code, so that the shop can pay it by bank file. */
    bankCode: note(11)
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(bankCodePattern, 'withdrawal.bankCodeForm'))
      .default(''),
    /** The picture of the account, uploaded before. */
    accountFileId: z.uuid({ error: 'withdrawal.imageRequired' }),
    /** The order or purchase whose refund on the balance is paid out. */
    refundOf: plain.optionalId,
  })
  .refine(({ refundOf, source }) => refundOf === undefined || source === 'balance', {
    error: 'field.invalid',
    path: ['source'],
  })
  .refine(({ accountType, bankName }) => accountType !== 'bankCard' || bankName !== '', {
    error: 'field.required',
    path: ['bankName'],
  });

/** Withdrawals: the amount is held from submission to decision, then paid once or returned once. */
export const withdrawalCalls = {
  submitWithdrawal: member.postOnce('Centralized/SubmitWithdrawal', {
    summary: 'Request a withdrawal of balance or earnings; holds the amount',
    fresh: true,
    input: submitWithdrawalInput,
    output: withdrawalView,
    refusals: [
      'withdrawal.amountStep',
      'withdrawal.insufficient',
      'withdrawal.imageRequired',
      'withdrawal.notRefundable',
      'refund.tooMuch',
    ],
  }),
  listMyWithdrawals: member.post('Centralized/GetWithdrawalList', {
    summary: 'My withdrawals with their audit state, newest first',
    watched: 'papers',
    input: z.strictObject({ state: z.enum(auditStates).optional(), ...pageFields }),
    output: page(withdrawalView),
  }),
  getWithdrawal: member.byId.post('Centralized/GetWithdrawalInfo', {
    summary: 'One withdrawal with every step it took',
    watched: 'papers',
    forPrograms:
      'the portal shows where each stands, and why, from `GetWithdrawalList`; the steps one by one are here',
    output: withdrawalView.extend({
      steps: z.array(
        z.object({ event: z.enum(auditSteps), to: z.enum(auditStates), at: instant, why: plain.text }),
      ),
    }),
  }),
  cancelWithdrawal: member.byId.postOnce('Centralized/CancelWithdrawal', {
    summary: 'Cancel a pending withdrawal; releases the amount',
    personal: true,
    refusals: ['withdrawal.decided', 'withdrawal.inPayout'],
  }),
  listWithdrawals: staff('withdrawal.read').page('staff/withdrawals', {
    summary: 'Withdrawals: the pending ones oldest first, the others newest first',
    watched: 'papers',
    /** `words`: A withdrawal's number, a member's account, or the account paid to. */
    filters: auditFilters,
    of: staffWithdrawal,
    table: {
      views: 'withdrawals',
      title: 'shell.nav.withdrawals',
      columns: {
        number: column.text('wallet.withdrawals.number', 'number'),
        member: column.member('wallet.withdrawals.member'),
        amount: column.money('wallet.amount', 'amountMinor'),
        to: column.text('wallet.withdrawals.payTo', 'accountName bankName account'),
        asked: column.instant('wallet.withdrawals.asked', 'createdAt'),
        decided: column.decision('wallet.withdrawals.decided'),
        state: column.choice('tables.state', 'state', 'aftersales.state'),
      },
    },
  }),
  approveWithdrawal: staff('withdrawal.audit').postOnce('staff/withdrawals/approve', {
    summary: 'Pay a withdrawal: the held amount leaves through the bank',
    input: z.strictObject({ id, voucherFileId: plain.optionalId }),
    output: doneAnswer.extend({ state: approvalState, paidMinor: minor }),
    refusals: ['withdrawal.decided', 'withdrawal.inPayout', 'withdrawal.voucherMissing', ...approvalRefusals],
  }),
  rejectWithdrawal: staff('withdrawal.audit').postOnce('staff/withdrawals/reject', {
    summary: 'Reject a withdrawal with a reason; releases the amount',
    input: rejectionInput('withdrawals', 'withdrawal.reasonRequired'),
    refusals: ['act.tookPart', 'withdrawal.decided', 'withdrawal.inPayout'],
  }),
  addWithdrawalVoucher: staff('withdrawal.audit').postOnce('staff/withdrawals/voucher', {
    summary: 'Add a payout receipt later; it can’t be replaced',
    input: z.strictObject({ id, voucherFileId: z.uuid({ error: 'withdrawal.voucherMissing' }) }),
    refusals: ['withdrawal.notPaid', 'withdrawal.voucherGiven', 'withdrawal.voucherMissing'],
  }),
};
