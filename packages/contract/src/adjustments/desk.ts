import { auditStates } from '@crossdock/domain/payments/states.ts';
import { approvalKinds, maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { z } from 'zod';
import { refundRefusals } from '../payments/refunds.ts';
import { pointsSettings } from '../points/calls.ts';
import { promotionSettingsInput } from '../promotion/calls.ts';
import { rejectionInput } from '../shops/auditReasons.ts';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { auditFilters } from '../wire/auditFilters.ts';
import { doneAnswer, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, plain, text } from '../wire/values.ts';

/**
 * An action of staff that creates or pays out money. Above the shop's daily limit for one clerk the action waits until
 * another person decides.
 */
const adjustmentView = z.object({
  id,
  kind: z.enum(approvalKinds),
  /** Null if the action concerns many members, or no particular one. */
  memberId: plain.maybeId,
  memberAccount: plain.maybeText,
  memberName: plain.maybeText,
  /** The amount. In a balance change it is signed: a negative amount is taken from the member. */
  amountMinor: minor,
  /** The transfer, withdrawal, coupon or proof that the action is about. */
  subjectId: plain.maybeId,
  reason: plain.text,
  /**
   * For a change of a rate or of a payout address: the call that waits for approval, and the values that it would
   * set.
   */
  asked: z
    .object({ call: plain.text, values: z.array(z.object({ name: plain.text, value: plain.text })) })
    .nullable(),
  /**
   * How much more the requested rate would have cost over the last 30 days. For a bank account: the transfers
   * received in that time; for a rate card: the freight paid in its zone.
   */
  monthMinor: plain.maybeMinor,
  state: z.enum(auditStates),
  rejectReason: plain.text,
  requestedBy: plain.text,
  /** True if the reader requested the action, and therefore cannot decide it. */
  mine: plain.yesNo,
  createdAt: instant,
  auditedBy: plain.maybeText,
  auditedAt: plain.maybeInstant,
  /** The member's present balance. */
  balanceMinor: minor,
  heldMinor: minor,
  earningsMinor: minor,
});
export type AdjustmentView = z.infer<typeof adjustmentView>;

export const adjustmentSettings = z.strictObject({
  adjustAloneMaxMinor: z
    .number({ error: 'field.required' })
    .int('amount.invalid')
    .min(0, 'amount.negative')
    .max(maxDailyLimitMinor, 'field.tooBig'),
});

export const adjustmentCalls = {
  adjustMemberBalance: staff('member.adjust').postOnce('staff/wallet/adjust', {
    summary:
      "Add to or take from a member's balance, with the reason; above the shop's amount a second person decides",
    input: z.strictObject({
      memberId: id,
      /** Signed: a negative amount is taken from the member. */
      amountMinor: minor
        .min(-maxDailyLimitMinor, 'field.tooSmall')
        .max(maxDailyLimitMinor, 'field.tooBig')
        .refine((value) => value !== 0, 'amount.invalid'),
      reason: text(200),
    }),
    output: doneAnswer.extend({ id, state: approvalState, balanceMinor: minor }),
    refusals: ['wallet.adjustTooLow', ...approvalRefusals],
  }),
  listAdjustments: staff('member.adjust').page('staff/adjustments', {
    summary: 'List money actions; those needing a second approval first',
    filters: auditFilters,
    of: adjustmentView,
    table: {
      views: 'adjustments',
      title: 'shell.nav.adjustments',
      columns: {
        member: column.member('adjust.member'),
        kind: column.choice('adjust.kind', 'kind'),
        amount: column.money('wallet.amount', 'amountMinor'),
        reason: column.text('adjust.reason', 'reason'),
        asked: column.text('adjust.asked', 'createdAt requestedBy'),
        decided: column.decision('adjust.decided'),
      },
    },
  }),
  approveAdjustment: staff('member.adjust').byId.postOnce('staff/adjustments/approve', {
    summary: 'Approve someone else’s money action as the second person',
    output: doneAnswer.extend({ balanceMinor: minor }),
    refusals: [
      'act.tookPart',
      'adjustment.own',
      'adjustment.decided',
      'wallet.adjustTooLow',
      'transfer.decided',
      'statement.used',
      'payment.confirmed',
      'remittance.accepted',
      'remittance.notAccepted',
      'remittance.notDelivered',
      'transfer.restToDecide',
      'withdrawal.decided',
      'withdrawal.inPayout',
      'payout.openBatch',
      'payout.lineState',
      'share.decided',
      'share.memberDisabled',
      'coupon.termsHeld',
      'coupon.fewerThanIssued',
      'coupon.lessThanUsed',
      'aftersales.decided',
      'aftersales.overLimit',
      'purchase.wrongState',
      'order.wrongState',
      'purchase.parcelGone',
      'dispute.notOpen',
      'dispute.sameClerk',
      'chargeback.notPossible',
      'chargeback.tooMuch',
      'chargeback.byProvider',
      'chargeback.ended',
      'refund.notDecidable',
      ...refundRefusals,
      'row.changed',
    ],
  }),
  rejectAdjustment: staff('member.adjust').postOnce('staff/adjustments/reject', {
    summary: 'Reject someone else’s money action with a reason',
    input: rejectionInput('adjustments', 'adjustment.reasonRequired'),
    refusals: ['adjustment.own', 'adjustment.decided'],
  }),
  withdrawAdjustment: staff('member.adjust').byId.post('staff/adjustments/withdraw', {
    summary: 'Withdraw your own pending request',
    refusals: ['adjustment.notYours', 'adjustment.decided'],
  }),
  getRateMonth: staff('coupon.read').get('staff/adjustments/month', {
    summary: 'What happened in the last 30 days, by which rates are reckoned, and the rates that count',
    output: z.object({
      month: z.object({
        freightMinor: minor,
        invitedFreightMinor: minor,
        shares: count,
        comments: count,
      }),
      rates: z.object({
        points: pointsSettings,
        promotion: promotionSettingsInput,
        commentPoints: count,
      }),
    }),
  }),
  getAdjustmentSettings: staff('wallet.read').get('staff/adjustments/settings', {
    summary: 'Get one person’s daily limit',
    output: adjustmentSettings,
  }),
  saveAdjustmentSettings: staff('shop.write').post('staff/adjustments/settings', {
    summary: 'Set one person’s daily limit; raising it takes two',
    input: adjustmentSettings,
    /** The settings after this call. A raised limit that awaits approval is not included. */
    output: adjustmentSettings.extend({ state: approvalState }),
    refusals: [...approvalRefusals],
  }),
};
