import { auditStates } from '@crossdock/domain/payments/states.ts';
import { plainTransferNumber } from '@crossdock/domain/payments/transferNumber.ts';
import { z } from 'zod';
import { personNameSchema } from '../members/fields.ts';
import { rejectionInput } from '../shops/auditReasons.ts';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { auditFilters, decisionFields } from '../wire/auditFilters.ts';
import { doneAnswer, member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import { sensitiveDocumentWithId } from '../wire/sensitiveDocuments.ts';
import { count, distinctIds, id, instant, minor, note, ofMember, plain, text } from '../wire/values.ts';
import { payDespiteReportedTransfer } from './reportedTransfer.ts';
import { slipContent } from './slip.ts';

const bankAccount = z.object({
  id,
  bankName: plain.text,
  accountName: plain.text,
  accountNumber: plain.text,
  currency: plain.text,
  remark: plain.text,
});
export type BankAccount = z.infer<typeof bankAccount>;

const bankTransferView = z.object({
  id,
  bankAccount,
  transactionNumber: plain.text,
  payerName: plain.text,
  payerPhone: plain.text,
  amountMinor: minor,
  /** The bonus of an offer, added when the shop confirms the transfer. */
  bonusMinor: minor,
  currency: plain.text,
  tradedAt: instant,
  voucher: sensitiveDocumentWithId,
  orders: z.array(z.object({ id, number: plain.text })),
  ...decisionFields,
  /** The page that the top-up was made for; empty if none. */
  returnTo: plain.text,
});
export type BankTransferView = z.infer<typeof bankTransferView>;

const staffTransfer = bankTransferView.extend({
  ...ofMember,
  balanceMinor: minor,
  auditedBy: plain.maybeText,
  secondAwaited: awaitedApproval,
  /** The content of the slip's QR code, independent of what the member typed. */
  slip: slipContent.nullable(),
  /** The amount that the named orders and purchases still need, in minor units, as of now. */
  orders: z.array(
    z.object({ id, number: plain.text, dueMinor: minor, payable: plain.yesNo, isPurchase: plain.yesNo }),
  ),
  /** The rest of the money, which pays no bill and becomes a top-up: amount, fee, and why the shop would refuse it. */
  rest: z.object({ amountMinor: minor, feeMinor: minor, obstacle: plain.text }),
});

const orderIds = distinctIds(20, 'transfer.orderNotPayable');

export const submitBankTransferInput = z.strictObject({
  bankAccountId: z.uuid({ error: 'transfer.bankRequired' }),
  transactionNumber: text(60)
    .regex(/^\S+$/, 'field.spaces')
    .refine((written) => plainTransferNumber(written) !== '', 'field.invalid'),
  payerName: personNameSchema(60),
  payerPhone: text(30).regex(/^\S+$/, 'field.spaces'),
  amountMinor: z
    .number({ error: 'amount.invalid' })
    .int('amount.invalid')
    .min(0, 'amount.negative')
    .min(1, 'amount.notAboveZero')
    .max(1_000_000_000_000, 'field.tooBig'),
  tradedAt: instant,
  /** The picture that proves the transfer, uploaded before. */
  voucherFileId: z.uuid({ error: 'transfer.voucherRequired' }),
  /** The orders that this money pays, in the sequence of payment. */
  orderIds: orderIds.default([]),
  despiteReported: payDespiteReportedTransfer,
  /**
   * True if the money was already sent. It is then reported although the shop's rules do not allow it, and finance
   * decides.
   */
  alreadySent: plain.yesNo.default(false),
  /** The page of the portal for which this top-up is made. */
  returnTo: z
    .string()
    .max(300, 'field.tooLong')
    .regex(/^(\/(?![/\\])[^\s\\]*)?$/, 'field.invalid')
    .default(''),
});

const bankAccounts = savedRecordCalls(
  'staff/bank-accounts',
  bankAccount.extend({ active: plain.yesNo, position: count }),
);

export const bankTransferCalls = {
  getBankList: member.get('Member/GetBankList', {
    summary: "The shop's bank accounts",
    output: listOf(bankAccount),
  }),
  submitBankTransfer: member.postOnce('Centralized/AddBankAudit', {
    summary: 'Report a bank transfer with its receipt',
    watched: 'papers',
    input: submitBankTransferInput,
    output: bankTransferView,
    refusals: [
      'transfer.bankUnknown',
      'transfer.voucherRequired',
      'transfer.duplicateNumber',
      'transfer.duplicateEnding',
      'transfer.duplicateSlip',
      'transfer.inFuture',
      'transfer.orderNotPayable',
      'order.priceEnded',
      'transfer.alreadyReported',
      'payment.methodUnavailable',
      'transfer.restNotTaken',
      'recharge.methodNotAllowed',
      'recharge.amountRange',
      'recharge.wholeCoins',
    ],
  }),
  attachBankTransfer: member.post('Centralized/AttachBankAudit', {
    summary: 'Link a pending transfer to orders',
    input: z.strictObject({
      id,
      orderIds: orderIds.min(1, 'transfer.orderNotPayable'),
      despiteReported: payDespiteReportedTransfer,
    }),
    refusals: [
      'transfer.decided',
      'transfer.orderNotPayable',
      'order.priceEnded',
      'transfer.alreadyReported',
    ],
  }),
  listMyBankTransfers: member.page('Member/GetBankAuditList', {
    summary: 'My bank transfers with their audit state',
    watched: 'papers',
    filters: { state: z.enum(auditStates).optional() },
    of: bankTransferView,
  }),
  withdrawBankTransfer: member.byId.post('Centralized/CancelBankAudit', {
    summary: 'Withdraw a pending bank transfer',
    refusals: ['transfer.decided'],
  }),
  listBankTransfers: staff('transfer.read').page('staff/bank-transfers', {
    summary: 'Bank transfers: the pending ones oldest first, the others newest first',
    watched: 'papers',
    filters: auditFilters,
    of: staffTransfer,
    table: {
      views: 'transfers',
      title: 'shell.nav.transfers',
      columns: {
        number: column.text('payments.number', 'transactionNumber payerName'),
        member: column.member('payments.member'),
        amount: column.money('payments.amount', 'amountMinor'),
        created: column.instant('payments.filedAt', 'createdAt'),
        decided: column.decision('payments.decided'),
      },
    },
  }),
  approveBankTransfer: staff('transfer.audit').postOnce('staff/bank-transfers/approve', {
    summary: 'Credit a bank transfer and pay the orders named on it, as far as the money goes',
    input: z.strictObject({
      id,
      /**
       * Credits the money that remains after the bills are paid, although the shop's rules do not accept it as a
       * top-up.
       */
      despiteRules: plain.yesNo.default(false),
    }),
    output: doneAnswer.extend({
      state: approvalState,
      creditedMinor: minor,
      paidOrders: z.array(z.object({ id, number: plain.text })),
    }),
    refusals: ['transfer.decided', 'transfer.restToDecide', ...approvalRefusals],
  }),
  rejectBankTransfer: staff('transfer.audit').postOnce('staff/bank-transfers/reject', {
    summary: 'Reject a bank transfer with a reason',
    input: rejectionInput('transfers', 'transfer.reasonRequired'),
    refusals: ['transfer.decided', 'act.tookPart'],
  }),
  listBankAccounts: bankAccounts.list('transfer.read', "All of the shop's bank accounts, closed ones too"),
  saveBankAccount: bankAccounts.save('bank.write', {
    summary: 'Add or change a bank account',
    takesTwo: 'destination',
    fresh: true,
    input: z.strictObject({
      id: plain.optionalId,
      bankName: text(60),
      accountName: text(80),
      accountNumber: text(60),
      currency: z.string().regex(/^[A-Z]{3}$/, 'field.invalid'),
      remark: note(200).default(''),
      active: plain.yesNo.default(true),
      position: z.number().int('field.integer').min(0, 'field.tooSmall').max(1000, 'field.tooBig').default(0),
    }),
    output: doneAnswer.extend({ id }),
  }),
};
